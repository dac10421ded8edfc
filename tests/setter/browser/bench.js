// bench.js - how long Chromium takes to paint a report of 45 tests and 40 solutions.
//
//     node bench.js BUILD
'use strict';
const fs = require('fs');
const path = require('path');
const { makePages, launch, open } = require('./pages.js');

const ROUNDS = 9;

async function firstPaint(browser, file) {
	const times = [];
	for (let i = 0; i < ROUNDS; i++) {
		const page = await open(browser, file, { viewport: { width: 1400, height: 900 } });
		times.push(await page.evaluate(() => new Promise((done) => {
			const look = () => {
				const [paint] = performance.getEntriesByName('first-contentful-paint');
				if (paint)
					done(paint.startTime);
				else
					requestAnimationFrame(look);
			};
			look();
		})));
		await page.context().close();
	}
	return times.sort((a, b) => a - b)[ROUNDS >> 1];
}

(async () => {
	const build = process.argv[2];
	const pages = makePages(build);
	const small = path.resolve(build, 'browser/small.html');
	fs.writeFileSync(small, '<!doctype html><title>small</title><p>One sentence.');
	const browser = await launch(build);
	await firstPaint(browser, small);
	const least = await firstPaint(browser, small), time = await firstPaint(browser, pages.large);
	console.log(`report of 45 tests and 40 solutions: first paint after ${time.toFixed(0)} ms, ` +
		`${(time / least).toFixed(1)} times that of one sentence; ${(fs.statSync(pages.large).size / 1000)
			.toFixed(0)} kB`);
	await browser.close();
})().catch((e) => { console.error(e); process.exitCode = 3; });
