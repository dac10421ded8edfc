// pages.js - a browser, and the pages to look at in it.
'use strict';
const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const root = path.resolve(__dirname, '../../..');

// A run as large as they come: 45 tests, 40 solutions, messages, plots.
function largeRun() {
	const hash = '0123456789abcdef0123456789abcdef';
	const plan = [];
	for (const [group, count] of [['sample', 1], ['small', 8], ['billion', 12], ['full', 24]])
		for (let i = 1; i <= count; i++)
			plan.push({ name: `${group}-${String(i).padStart(2, '0')}`, group, in: hash, ans: hash,
				line: `trap -form count -bits 53 -max 1000000000000000000 -t 100000 ${i}`,
				description: `the tests that formulas of kind ${i} get wrong`,
				make_us: { generator: 1000 * i, validator: 900, reference: 800, checker: 700 } });
	const verdicts = ['AC', 'WA', 'TLE', 'AC', 'RE', 'AC', 'MLE', 'WA', 'AC', 'WA'];
	const files = [];
	for (let s = 0; s < 40; s++) {
		const name = `solution_number_${s}${s === 39 ? '_with_a_long_name'.repeat(8) : ''}.c`;
		const tests = plan.map((test, t) => {
			const verdict = s % 4 === 0 ? 'AC' : verdicts[(s * 7 + t * 3) % 10];
			return { name: test.name, verdict, time_ms: (s * t) % 1500, wall_ms: 9, memory_kb: 1800,
				message: verdict === 'AC' ? '' : `case ${s * t + 1}: (618033988749894848, ` +
					'1000000000000000000) is lost, expected Second, found First',
				cut: false, near: false };
		});
		const first = tests.find((t) => t.verdict !== 'AC');
		const any = ['AC', 'WA', 'TLE', 'RE', 'MLE'];
		files.push({ file: `solutions/large/${name}`, language: 'c',
			verdict: first ? first.verdict : 'AC', test: first ? first.name : null, points: 0,
			message: first ? first.message : '', compile: '', time_limit_ms: 1000,
			name, reference: s === 0,
			because: 'it multiplies by the golden ratio in a format with too few bits',
			witness: '102334154 165580140', as_declared: s !== 5, surprise: s === 5 ? 'failed' : null,
			source: hash, program: hash, tests,
			groups: ['sample', 'small', 'billion', 'full'].map((name) => ({ name, permitted: any,
				required: [], verdict: 'AC', surprise: null })) });
	}
	const axis = (label, scale, from, to) => ({ label, scale, from, to });
	const plot = (id) => ({ id, kind: 'dots', title: `The plot called ${id}`, columns: 720, rows: 400,
		x: axis('k', 'log', '0', '18'), y: axis('hardness', 'log', '-0.5', '18'),
		guides: [{ x1: '0', y1: '-15', x2: '19', y2: '23', label: 'binary64' }], notes: ['A note.'] });
	const dots = (t) => Array.from({ length: 1200 }, (_, i) =>
		i % 2 ? (i * 37 + t * 11) % 400 : (i * 53 + t * 29) % 720);
	const classes = ['lost', 'won from both piles', 'won from the larger pile', 'won from both, or from the larger one',
		'won from both, or from the smaller one', 'won from both, or from either one'].map((label, c) =>
		({ id: `class-${c}`, label, least: c ? 0 : 10 }));
	return { format: 'setter-run', version: 1, problem: 'large', limits: 'cgroup-v2', unsafe: false,
		as_declared: false, time_limit_ms: 1000, memory_limit_mib: 256, output_limit_mib: 16, plan, files,
		plots: [plot('hardness'), plot('offset')], classes,
		points: plan.map((test, t) => ({ name: test.name, classes: classes.map((_, c) => 9 - c),
			dots: { hardness: dots(t), offset: dots(t + 1) } })) };
}

// Writes them, and returns their names and where they are.
exports.makePages = (build) => {
	const folder = path.resolve(build, 'browser');
	const kit = path.join(folder, 'kit');
	const pages = {};
	const report = (name, problem, run) => {
		pages[name] = path.join(folder, `${name}.html`);
		fs.mkdirSync(path.join(kit, 'problems', problem), { recursive: true });
		execFileSync(path.resolve(build, 'bin/setter'),
			['report', '-C', kit, '-q', problem, `--from=${run}`, '-o', pages[name]]);
	};
	const large = path.join(folder, 'large.json');
	fs.writeFileSync(large, JSON.stringify(largeRun()));
	report('fixed', 'fixed', path.join(root, 'tests/setter/report/run.json'));
	report('old', 'fixed', path.join(root, 'tests/setter/report/old_run.json'));
	report('large', 'large', large);
	pages.index = path.join(root, 'tests/setter/report/index.html');
	return pages;
};

exports.launch = (build) => require(path.resolve(build, 'browser/node_modules/playwright-core')).chromium
	// As root, Chromium has no sandbox of its own; the pages are ours.
	.launch({ executablePath: '/usr/bin/chromium', args: process.getuid() ? [] : ['--no-sandbox'] });

// Opens a page and notes whatever it does besides showing itself.
exports.open = async (browser, file, options) => {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	const url = `file://${file}`;
	page.complaints = [];
	page.on('console', (m) => page.complaints.push(`console: ${m.text()}`));
	page.on('pageerror', (e) => page.complaints.push(`error: ${e.message}`));
	page.on('dialog', (d) => { page.complaints.push(`dialog: ${d.message()}`); d.dismiss(); });
	page.on('request', (r) => { if (r.url() !== url) page.complaints.push(`request: ${r.url()}`); });
	await page.goto(url);
	return page;
};
