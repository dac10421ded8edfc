/* scorers.hpp - results of tests, and the program that makes points of them. */
#ifndef TESTLIB_SCORERS_HPP
#define TESTLIB_SCORERS_HPP

enum TestResultVerdict {
	SKIPPED,
	OK,
	WRONG_ANSWER,
	RUNTIME_ERROR,
	TIME_LIMIT_EXCEEDED,
	IDLENESS_LIMIT_EXCEEDED,
	MEMORY_LIMIT_EXCEEDED,
	COMPILATION_ERROR,
	CRASHED,
	FAILED
};

struct TestResult {
	int testIndex;
	std::string testset;
	std::string group;
	TestResultVerdict verdict;
	double points;
	long long timeConsumed;
	long long memoryConsumed;
	std::string input;
	std::string output;
	std::string answer;
	int exitCode;
	std::string checkerComment;
};

inline std::string serializeVerdict(TestResultVerdict verdict)
{
	return tl__c::tl__verdict_words[verdict];
}

inline TestResultVerdict deserializeTestResultVerdict(std::string word)
{
	for (int verdict = SKIPPED; verdict <= FAILED; verdict++)
		if (word == tl__c::tl__verdict_words[verdict])
			return TestResultVerdict(verdict);
	tl__c::tl__fail("Unexpected serialized TestResultVerdict");
}

inline std::string serializePoints(double points)
{
	return tl__c::serializePoints(points);
}

inline std::string serializeTestResult(TestResult result)
{
	tl__c::TestResult c;

	c.testIndex = result.testIndex;
	c.testset = result.testset.c_str();
	c.group = result.group.c_str();
	c.verdict = tl__c::tl__verdict_words[result.verdict];
	c.points = result.points;
	c.timeConsumed = result.timeConsumed;
	c.memoryConsumed = result.memoryConsumed;
	c.input = result.input.c_str();
	c.output = result.output.c_str();
	c.answer = result.answer.c_str();
	c.exitCode = result.exitCode;
	c.checkerComment = result.checkerComment.c_str();
	return tl__c::serializeTestResult(&c);
}

inline TestResult tl__result_of(const tl__c::TestResult &c)
{
	TestResult result;

	result.testIndex = c.testIndex;
	result.testset = c.testset;
	result.group = c.group;
	result.verdict = deserializeTestResultVerdict(c.verdict);
	result.points = c.points;
	result.timeConsumed = c.timeConsumed;
	result.memoryConsumed = c.memoryConsumed;
	result.input = c.input;
	result.output = c.output;
	result.answer = c.answer;
	result.exitCode = c.exitCode;
	result.checkerComment = c.checkerComment;
	return result;
}

inline TestResult deserializeTestResult(std::string line)
{
	return tl__result_of(tl__c::tl__result_of(tl__span(line)));
}

inline std::vector<TestResult> readTestResults(std::string path)
{
	std::vector<TestResult> results;
	std::ifstream file(path.c_str());
	std::string line;

	if (!file)
		tl__c::tl__fail("Can't read test results file '%s'", path.c_str());
	while (std::getline(file, line))
		if (!line.empty())
			results.push_back(deserializeTestResult(line));
	return results;
}

static std::function<double(std::vector<TestResult>)> tl__scorer;

inline double tl__score(const tl__c::TestResult *results, size_t count)
{
	std::vector<TestResult> all;

	for (size_t i = 0; i < count; i++)
		all.push_back(tl__result_of(results[i]));
	return tl__scorer(all);
}

inline void registerScorer(int argc, char *argv[],
		std::function<double(std::vector<TestResult>)> scorer)
{
	tl__scorer = scorer;
	tl__c::registerScorer(argc, argv, tl__score);
	tl__note_names();
}

#endif
