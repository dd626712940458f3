// What the three pages share: seeded randomness, number formats, curves, the masthead.
const random = (seed) => () => {
	seed = (seed + 0x6d2b79f5) | 0
	let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
	t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
	return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}
const put = (id, html) => { document.getElementById(id).innerHTML = html }
const range = (n, f) => Array.from({ length: n }, (_, i) => f(i))
const scale = (d0, d1, r0, r1) => (v) => r0 + ((v - d0) / (d1 - d0)) * (r1 - r0)
const thousands = (n) => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
const f1 = (n) => n.toFixed(1)

// A smooth curve through points (monotone in x: never overshoots).
const curve = (p) => {
	const slope = p.map((_, i) => {
		if (i === 0 || i === p.length - 1) return 0
		const a = (p[i][1] - p[i - 1][1]) / (p[i][0] - p[i - 1][0])
		const b = (p[i + 1][1] - p[i][1]) / (p[i + 1][0] - p[i][0])
		return a * b <= 0 ? 0 : (2 * a * b) / (a + b)
	})
	return p.slice(1).reduce((d, [x, y], i) => {
		const h = (x - p[i][0]) / 3
		return `${d}C${f1(p[i][0] + h)} ${f1(p[i][1] + slope[i] * h)} ${f1(x - h)} ${f1(y - slope[i + 1] * h)} ${f1(x)} ${f1(y)}`
	}, `M${f1(p[0][0])} ${f1(p[0][1])}`)
}
const band = (top, bottom) => `${curve(top)}L${curve([...bottom].reverse().map(([x, y]) => [-x, y])).slice(1).replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${-x} ${y}`)}Z`

const rose = (size, ink = 'var(--ink)', paper = 'var(--paper)') => `<svg width="${size}" height="${size}" viewBox="-16 -16 32 32">
	<circle r="16" fill="${ink}"/><circle r="12.2" fill="none" stroke="${paper}" stroke-width=".8" stroke-dasharray=".8 2.393"/>
	<g transform="rotate(38)"><path d="M0-11 3.4 0h-6.8z" fill="var(--teal-2)"/><path d="M0 11 3.4 0h-6.8z" fill="${paper}"/></g></svg>`

const masthead = (current) => document.body.insertAdjacentHTML('afterbegin', `<header>
	<div class="brand">${rose(34)}Boussole</div>
	<nav>${['Overview', 'Cohorts', 'Careers', 'Pipelines', 'Reports'].map((t) => `<a${t === current ? ' class="on"' : ''}>${t}</a>`).join('')}</nav>
	<div class="side"><span class="search"><svg width="15" height="15" viewBox="0 0 15 15" fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="6.2" cy="6.2" r="4.7"/><path d="m9.8 9.8 4.2 4.2"/></svg>Campus, cohort, table<kbd>/</kbd></span>
	<span>18 Nov 2025, 09:42</span><span class="face">AV</span></div></header>`)
