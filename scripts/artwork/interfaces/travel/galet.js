// What the four pages share: randomness, icons, the trip, and the painted places.
const random = (seed) => () => {
	seed = (seed + 0x6d2b79f5) | 0
	let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
	t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
	return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}
const put = (id, html) => { document.getElementById(id).innerHTML = html }
const range = (n, f) => Array.from({ length: n }, (_, i) => f(i))
const f1 = (n) => Math.round(n * 10) / 10

const glyphs = {
	chat: '<path d="M4 5.500h16v11H11L6.500 20v-3.500H4z"/>', map: '<path d="m3.500 6.500 5.500-2 6 2 5.500-2v13l-5.500 2-6-2-5.500 2zM9 4.500v13m6-11v13"/>', purse: '<path d="M4 7.500h16v12H4zM4 7.500 15 4v3.500M15 13.500h5"/>', sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2m0 14v2m9-9h-2M5 12H3m15.400-6.400L17 7M7 17l-1.400 1.400m12.800 0L17 17M7 7 5.600 5.600"/>',
	heart: '<path d="M12 20C5 15.500 3.500 12 3.500 9a4.300 4.300 0 0 1 8.500-1.300A4.300 4.300 0 0 1 20.500 9c0 3-1.500 6.500-8.500 11z"/>', bed: '<path d="M3.500 18.500v-13m0 9.500h17v3.500M20.500 15v-2a3 3 0 0 0-3-3H10v5M6.800 12.200h.010"/>', fork: '<path d="M8 4v16M5 4v4.500a3 3 0 0 0 6 0V4m6 16V4c-2.500 1.500-3.500 4-3.500 8.500H17"/>', car: '<path d="M4 16.500V12l2-5h12l2 5v4.500zM4 12h16M7 16.500V19m10-2.500V19"/>', boat: '<path d="M4 16h16l-2.500 4h-11zM12 16V4l6 8.500H12M8.500 12.500 12 7"/>', ticket: '<path d="M4 7h16v3.500a1.800 1.800 0 0 0 0 3V17H4v-3.500a1.800 1.800 0 0 0 0-3zM14 7v10"/>', walk: '<circle cx="13" cy="4.800" r="1.800"/><path d="m8 20 3-5.500L10 9l-3 3m3-3 3 .500 2 3 2.500 1M11 14.500l3 2V20"/>', up: '<path d="M12 19V5m-6 6 6-6 6 6"/>', wave: '<path d="M3 9c3-3 6 3 9 0s6 3 9 0M3 15c3-3 6 3 9 0s6 3 9 0"/>', check: '<path d="m5 12.500 4.500 4.500L19 7.500"/>', plus: '<path d="M12 5v14M5 12h14"/>', minus: '<path d="M5 12h14"/>', wind: '<path d="M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7"/>', cup: '<path d="M5 8h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h1.500a2.500 2.500 0 0 1 0 5H17M9 5V3.500M13 5V3.500"/>', more: '<path d="M5 12h.010M12 12h.010M19 12h.010" stroke-width="3.400"/>',
}
const icon = (name, size = 24, width = 2) => `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" style="flex:none">${glyphs[name]}</svg>`
const pebble = (size) => `<svg width="${size}" height="${size}" viewBox="0 0 48 48"><path d="M25 5c11 0 19 7 19 18S36 43 23 43 4 36 4 25 13 5 25 5z" fill="var(--sun)"/><path d="M4.500 27c6-4.500 12 3.500 19.500 0s13-2.500 19.500-1C42 36 34.500 43 23 43 12 43 5 37 4.500 27z" fill="var(--sea)"/><path d="M6.800 34c6-3 10.500 2.500 17 0s12-1.500 16.500-.500" fill="none" stroke="var(--shell)" stroke-width="2.600" stroke-linecap="round"/></svg>`
const rail = (current) => document.body.insertAdjacentHTML('afterbegin', `<div class="rail">${pebble(46)}<div style="height:12px"></div>${['chat', 'map', 'purse', 'sun', 'heart'].map((g) => `<i class="${g === current ? 'on' : ''}">${icon(g, 25)}</i>`).join('')}<i class="me">JM</i></div>`)

// The trip: place, painted place, date, distance, time at the wheel, what for
const days = [
	{ place: 'Saint-Malo', art: 'walls', date: 'Fri 12', km: 0, drive: '', plan: 'Ramparts at high tide' },
	{ place: 'Cap Fréhel', art: 'light', date: 'Sat 13', km: 46, drive: '55 min', plan: 'Lighthouse and heather path' },
	{ place: 'Ploumanac’h', art: 'granite', date: 'Sun 14', km: 148, drive: '2 h 10', plan: 'Pink granite at sunset' },
	{ place: 'Roscoff', art: 'harbour', date: 'Mon 15', km: 78, drive: '1 h 20', plan: 'Île de Batz by boat' },
	{ place: 'Crozon', art: 'cliffs', date: 'Tue 16', km: 96, drive: '1 h 35', plan: 'Pen-Hir, walk and swim' },
	{ place: 'Concarneau', art: 'port', date: 'Wed 17', km: 92, drive: '1 h 30', plan: 'Locronan, Quimper, old port' },
	{ place: 'Belle-Île', art: 'island', date: 'Thu 18', km: 133, drive: '1 h 50', plan: 'Ferry from Quiberon' },
]
