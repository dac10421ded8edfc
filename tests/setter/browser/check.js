// check.js - does a report look and work as it should, in Chromium?
//
//     node check.js BUILD
//
// Screenshots are left in BUILD/browser, for people.
'use strict';
const fs = require('fs');
const path = require('path');
const { makePages, launch, open } = require('./pages.js');

const build = process.argv[2];
let passed = 0, failed = 0;

function check(what, holds, found) {
	if (holds)
		passed++;
	else {
		failed++;
		console.log(`tests/setter/browser: ${what}${found === undefined ? '' : `: ${JSON.stringify(found)}`}`);
	}
}

// What sticks out of the window, and is not in a part that scrolls.
const overflow = () => {
	const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
	for (const e of document.querySelectorAll('body *'))
		if (!e.closest('.scroll, svg, #tip') && e.getBoundingClientRect().right > innerWidth + 1)
			wide.push(e.outerHTML.slice(0, 60));
	return wide.slice(0, 3);
};

// What a setter must see without scrolling: what is not as it should be.
const hidden = () => [...document.querySelectorAll('#bounds .warn, header + .scroll .warn, #cells .odd .d')]
	.filter((e) => {
		const box = e.getBoundingClientRect();
		return box.right > innerWidth || (e.cellIndex === 1 && e.closest('.odd') && !/^! /.test(e.textContent));
	}).map((e) => e.outerHTML.slice(0, 80)).slice(0, 3);

// Cells whose words run over the next one; those that end in "…" say all of it in a title.
const crossing = () => [...document.querySelectorAll('th, td')].filter((e) => {
	const cut = getComputedStyle(e).textOverflow === 'ellipsis' && (e.title || e.dataset.tip);
	return e.scrollWidth > e.clientWidth && !cut;
}).map((e) => e.outerHTML.slice(0, 80)).slice(0, 3);

// Letters that are hard to read: contrast below 4.5, of verdicts, names and text.
const faint = () => {
	const channels = (colour) => colour.match(/[\d.]+/g).map(Number);
	const light = ([r, g, b]) => [r, g, b].map((c) => c / 255).reduce((sum, c, i) => sum +
		[.2126, .7152, .0722][i] * (c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4), 0);
	const ground = (e) => {
		for (; e; e = e.parentElement) {
			const c = channels(getComputedStyle(e).backgroundColor);
			if (c.length < 4 || c[3] > 0)
				return c;
		}
		return [255, 255, 255];
	};
	const found = new Set();
	for (const e of document.querySelectorAll('.v, th, td, p, li, a, summary, figcaption, h1, h2, code')) {
		if (!e.textContent.trim() || !e.getClientRects().length)
			continue;
		const [a, b] = [light(channels(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
		if ((a + .05) / (b + .05) < 4.5)
			found.add(`${e.tagName}.${e.className} ${((a + .05) / (b + .05)).toFixed(1)}`);
	}
	return [...found].slice(0, 5);
};

// How far apart the colours of dots are, at the least, for who has no red or no green cones: the
// simulation of Machado, Oliveira and Fernandes (2009), and distances in CIE L*a*b*.
const nearestColours = () => {
	const cones = { protan: [.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998],
		deutan: [.367322, .860646, -.227968, .280085, .672501, .047413, -.01182, .04294, .968881] };
	const style = getComputedStyle(document.documentElement);
	const times = (m, v) => [0, 3, 6].map((r) => m[r] * v[0] + m[r + 1] * v[1] + m[r + 2] * v[2]);
	const lab = (rgb) => {
		const xyz = times([.4339, .3763, .19, .2126, .7152, .0722, .0177, .1095, .8728],
			rgb.map((c) => Math.min(1, Math.max(0, c)))).map(Math.cbrt);
		return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])];
	};
	const names = ['--g0', '--g1', '--g2', '--g3', '--g4', '--g5', '--mark'];
	let found = [Infinity];
	for (const [who, matrix] of Object.entries(cones)) {
		const seen = names.map((name) => lab(times(matrix, [1, 3, 5].map((i) => {
			const c = parseInt(style.getPropertyValue(name).trim().substr(i, 2), 16) / 255;
			return c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4;
		}))));
		seen.forEach((a, i) => seen.slice(0, i).forEach((b, j) => {
			const far = Math.hypot(...a.map((x, k) => x - b[k]));
			if (far < found[0])
				found = [far, who, names[i], names[j]];
		}));
	}
	return found;
};

async function look(browser, name, file) {
	const grounds = new Set();
	for (const width of [400, 1400])
		for (const colorScheme of ['light', 'dark']) {
			const page = await open(browser, file, { viewport: { width, height: 900 }, colorScheme });
			const where = `${name}, ${width} px, ${colorScheme}`;
			const wide = await page.evaluate(overflow), hard = await page.evaluate(faint);
			check(`${where}: overflow`, !wide.length, wide);
			const off = await page.evaluate(hidden);
			check(`${where}: off-screen`, !off.length, off);
			const cut = await page.$$eval('#time svg', (bars) =>
				bars.filter((bar) => bar.getBoundingClientRect().right > innerWidth).length);
			check(`${where}: bars that are cut`, !cut, cut);
			const over = await page.evaluate(crossing);
			check(`${where}: words over each other`, !over.length, over);
			check(`${where}: hard to read`, !hard.length, hard);
			const near = await page.evaluate(nearestColours);
			check(`${where}: colours that look the same to some`, near[0] > 15, near);
			grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
			await page.screenshot({ path: path.join(build, 'browser', `${name}-${width}-${colorScheme}.png`),
				fullPage: name === 'fixed' });
			check(`${where}: it does more than show itself`, !page.complaints.length, page.complaints);
			await page.context().close();
		}
	check(`${name}: light and dark are the same`, grounds.size === 2);
}

const column = (page, index) => page.$$eval('#cells tbody tr', (rows, i) =>
	rows.map((r) => r.cells[i].dataset.k || r.cells[i].textContent), index);

async function sortAndFilter(browser, file) {
	const page = await open(browser, file, { viewport: { width: 1400, height: 900 } });
	const slowest = 3, fourthTest = 7;
	const times = (await column(page, slowest)).map(Number), up = [...times].sort((a, b) => a - b);
	check('what was found, declared and measured is in the window', await page.$$eval(
		'#cells thead th.d, #cells thead th.n', (heads) => heads.length === 3 && heads.every((h) => h.getBoundingClientRect().right < innerWidth / 2)));
	check('no name takes the window', await page.$$eval('#cells tbody th', (names) =>
		names.every((n) => n.clientWidth < 250)));
	const head = page.locator('#cells thead tr:last-child th').nth(slowest);
	await head.click();
	check('a click sorts', String(await column(page, slowest)) === String(up), await column(page, slowest));
	const arrow = () => head.evaluate((e) => getComputedStyle(e, '::after').content);
	check('the head says which way', (await arrow()).includes('▲'), await arrow());
	await head.press('Enter');
	check('Enter sorts the other way', String(await column(page, slowest)) === String(up.reverse()));
	check('and the head that it is the other', (await arrow()).includes('▼'), await arrow());
	await head.press(' ');
	check('so does the space bar, without scrolling', String(await column(page, slowest)) === String(up.reverse()) &&
		await page.evaluate(() => scrollY) === 0);
	await page.locator('#cells thead tr:last-child th').nth(fourthTest).click();
	const cells = await column(page, fourthTest);
	check('those that fail come first', cells.indexOf('AC') === cells.filter((c) => c !== 'AC').length, cells);
	const rows = page.locator('#cells tbody tr:visible');
	const all = await rows.count();
	await page.fill('input[type=search]', 'number_17');
	check('a word finds its row', await rows.count() === 1, await rows.count());
	await page.fill('input[type=search]', ' number_17.c ');
	check('blanks around it do not matter', await rows.count() === 1, await rows.count());
	await page.fill('input[type=search]', 'solutions/');
	check('folders do not count as names, and the page says that nothing matches', await rows.count() === 0 &&
		await page.locator('.tools [role=status]').textContent() === 'Nothing matches.');
	await page.fill('input[type=search]', '');
	check('what matches needs no word', await page.locator('.tools [role=status]').textContent() === '');
	await page.check('input[type=checkbox]');
	check('only what is not as declared', await rows.count() === 1);
	await page.uncheck('input[type=checkbox]');
	check('and all again', await rows.count() === all && all === 40);
	check('sorting complains', !page.complaints.length, page.complaints);
	await page.context().close();
}

// A problem that was not run has a row without figures.
async function sortIndex(browser, file) {
	const page = await open(browser, file, { viewport: { width: 1400, height: 900 } });
	const names = () => page.$$eval('tbody tr', (rows) => rows.map((r) => r.cells[0].textContent));
	const before = await names(), tests = page.locator('thead th').nth(3);
	await tests.click();
	const up = await names();
	await tests.click();
	check('the index sorts by figures that not all have', before.length > 1 &&
		String(await names()) === String(up.reverse()), await names());
	check('sorting the index complains', !page.complaints.length, page.complaints);
	await page.context().close();
}

async function point(browser, file) {
	const page = await open(browser, file, { viewport: { width: 1400, height: 900 } });
	const tip = page.locator('#tip');
	await page.locator('#cells td.only').first().hover();
	for (const words of ['double_phi', 'full-01', 'where <b>binary64</b> rounds & fails', 'WA', '20 ms',
		'case 9: (102334154, 165580140) is lost', 'no other test fails it'])
		check('what one sees when pointing at a cell', (await tip.textContent()).includes(words), words);
	check('it is inside the window', await page.evaluate(() => {
		const b = document.getElementById('tip').getBoundingClientRect();
		return b.left >= 0 && b.right <= innerWidth && b.top >= 0 && b.bottom <= innerHeight;
	}));
	await page.locator('h1').hover();
	check('it goes away', await tip.isHidden());
	await page.locator('#cells thead th.t').nth(5).hover();
	check('a column says its line', (await tip.textContent()).includes('random -t 1000'));
	check('foreign words are not markup', await page.evaluate(() => document.scripts.length === 1 &&
		!document.querySelector('img, b b, #cells script, td table')));
	check('pointing complains', !page.complaints.length, page.complaints);
	await page.context().close();
}

// Cells of a group's first test have a gap before them, and are otherwise like the others.
async function firstOfGroup(browser, file) {
	const page = await open(browser, file, { viewport: { width: 1400, height: 900 } });
	const widths = await page.$$eval('#cells .odd td.v', (cells) => cells.map((c) => c.clientWidth));
	check('no cell is narrower than the others may be', widths.every((width) => width >= 23), widths);
	const gap = await page.$$eval('#cells .u', (cells) => cells.map((c) => getComputedStyle(c).outlineStyle));
	check('no frame goes around a gap', gap.length > 0 && gap.every((style) => style === 'none'), gap);
	await page.context().close();
}

async function withoutScript(browser, file) {
	const page = await open(browser, file, { javaScriptEnabled: false, viewport: { width: 1400, height: 900 } });
	const words = await page.locator('#cells td.v').allTextContents();
	check('without script every cell has its letters', words.length === 45 * 40 &&
		words.every((w) => /^(AC|WA|PE|TLE|MLE|OLE|RE|CE|SE|·)\d*$/.test(w)));
	check('without script the titles are there', (await page.locator('#cells td.WA').first()
		.getAttribute('title')).includes('is lost'));
	check('without script there is no tool that does nothing', await page.locator('.tools').isHidden());
	check('the parts come in their order', String(await page.$$eval('section', (s) => s.map((e) => e.id))) ===
		'matrix,redundancy,plots,bounds,answers,time,provenance');
	await page.context().close();
}

async function print(browser, file) {
	const page = await open(browser, file, { viewport: { width: 1040, height: 720 } });
	await page.emulateMedia({ media: 'print' });
	const wide = await page.$$eval('table, figure', (all) => all.filter((e) =>
		e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.id || e.className));
	check('on A4 nothing is cut off', !wide.length, wide);
	check('heads are on every page, feet only at the end', await page.$eval('#cells', (table) =>
		getComputedStyle(table.tHead).display === 'table-header-group' &&
		getComputedStyle(table.tFoot).display === 'table-row-group'));
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	check('paper is white', await page.evaluate(() => getComputedStyle(document.body).backgroundColor) ===
		'rgb(255, 255, 255)');
	await page.pdf({ path: path.join(build, 'browser', 'large.pdf'), preferCSSPageSize: true,
		printBackground: true });
	await page.context().close();
}

(async () => {
	const pages = makePages(build);
	const browser = await launch(build);
	for (const name of Object.keys(pages))
		await look(browser, name, pages[name]);
	check('a page of 45 tests and 40 solutions is under 2 MB', fs.statSync(pages.large).size < 2e6,
		fs.statSync(pages.large).size);
	await sortAndFilter(browser, pages.large);
	await sortIndex(browser, pages.index);
	await point(browser, pages.fixed);
	await firstOfGroup(browser, pages.fixed);
	await withoutScript(browser, pages.large);
	await print(browser, pages.large);
	await browser.close();
	console.log(`browser: ${passed} passed, ${failed} failed`);
	process.exitCode = failed ? 1 : 0;
})().catch((e) => { console.error(e); process.exitCode = 3; });
