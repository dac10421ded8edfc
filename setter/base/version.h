#ifndef VERSION_H
#define VERSION_H

#define SETTER_VERSION "0.2.0"

#endif
