// What the four scenes share: randomness, icons, the phone, letters as sound, the waveform.
const random = (seed) => () => {
	seed = (seed + 0x6d2b79f5) | 0
	let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
	t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
	return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}
const put = (id, html) => { document.getElementById(id).innerHTML = html }
const range = (n, f) => Array.from({ length: n }, (_, i) => f(i))
const f1 = (n) => Math.round(n * 10) / 10

const paths = {
	down: '<path d="m5 9 7 7 7-7"/>', more: '<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3.4"/>',
	moon: '<path d="M19.5 14.5A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z"/>', list: '<path d="M4 6h16M4 12h16M4 18h10"/>',
	search: '<circle cx="11" cy="11" r="6.500"/><path d="m16 16 4.500 4.500"/>', save: '<path d="M12 4v11m-5-5 5 5 5-5M5 20h14"/>', done: '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
	home: '<path d="M4 11.500 12 4l8 7.500V20h-5.500v-5h-5v5H4z"/>', shelf: '<path d="M5 4v16M10 4v16M14.500 5l5 15"/>', me: '<circle cx="12" cy="8.500" r="4"/><path d="M4.500 20c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500"/>',
	text: '<path d="M5 5h14M5 10h9M5 15h14M5 20h6"/>', grip: '<path d="M5 9.500h14M5 14.500h14"/>', bookmark: '<path d="M6.500 4h11v16L12 15.800 6.500 20z"/>', share: '<path d="M12 15V4m-4.500 4L12 3.500 16.500 8M5 12.500V20h14v-7.500"/>',
	bin: '<path d="M4 7h16M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13"/>',
}
const icon = (name, size = 24, width = 2) => `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${paths[name]}</svg>`
const play = (size, playing, ink = 'currentColor') => `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="${ink}">${playing ? '<rect x="6" y="4.500" width="4.200" height="15" rx="1.400"/><rect x="13.800" y="4.500" width="4.200" height="15" rx="1.400"/>' : '<path d="M7.500 5.200v13.600a1 1 0 0 0 1.500.9l10.600-6.800a1 1 0 0 0 0-1.800L9 4.300a1 1 0 0 0-1.500.9z"/>'}</svg>`
const skip = (seconds, back) => `<svg width="42" height="42" viewBox="0 0 42 42" fill="none" stroke="currentColor" stroke-width="2.300" stroke-linecap="round" stroke-linejoin="round"><g${back ? '' : ' transform="matrix(-1 0 0 1 42 0)"'}><path d="M9 13.500A15 15 0 1 1 6 22M8.500 6v8h8"/></g><text x="21" y="26" text-anchor="middle" fill="currentColor" stroke="none" style="font:700 12.500px Figtree">${seconds}</text></svg>`

// A word whose letters swell and shrink like a wave
const sound = (word, phase = 0, low = 55, high = 150, period = 1.05) => [...word].map((c, i) => `<span style="font-stretch:${Math.round(low + (high - low) * (0.5 + 0.5 * Math.sin(i * period + phase)))}%">${c === ' ' ? '<i style="padding-left:.26em"></i>' : c}</span>`).join('')

// The height (0 to 1) of each bar of an episode
const levels = (n, seed) => {
	const r = random(seed)
	return range(n, (i) => {
		const swell = 0.52 + 0.2 * Math.sin(i * 0.13 + seed) + 0.22 * Math.sin(i * 0.047 + 2)
		return Math.min(1, 0.08 + swell * (0.35 + 0.9 * r()) * (i % 23 < 2 ? 0.2 : 1))
	})
}
const bars = (h, step, width, height, played, on, off) => h.map((v, i) => `<rect x="${f1(i * step)}" y="${f1((height - v * height) / 2)}" width="${width}" height="${f1(v * height)}" rx="${width / 2}" fill="${i < played ? on : off}"/>`).join('')

const phone = (x, y, html, { tilt = 0, style = '', time = '21:47' } = {}) => `<div class="phone" style="left:${x}px;top:${y}px;transform:rotate(${tilt}deg)"><div class="screen" style="${style}"><div class="island"></div>
	<div class="status"><span>${time}</span><svg viewBox="0 0 66 13" fill="currentColor"><rect x="0" y="8" width="3.500" height="5" rx="1"/><rect x="5.500" y="5.500" width="3.500" height="7.500" rx="1"/><rect x="11" y="3" width="3.500" height="10" rx="1"/><rect x="16.500" y="0" width="3.500" height="13" rx="1"/><rect x="37.500" y=".700" width="24" height="11.600" rx="3.600" fill="none" stroke="currentColor" stroke-width="1.400"/><rect x="39.700" y="2.900" width="16" height="7.200" rx="1.800"/><rect x="63.400" y="4.400" width="1.900" height="4.200" rx=".900"/></svg></div>${html}<div class="home"></div></div></div>`
const cover = (name, size, radius = 14) => `<div class="cover" style="width:${size}px;height:${size}px;border-radius:${radius}px">${covers[name]}</div>`
const tabs = (current) => `<div class="tabs">${[['home', 'Home'], ['search', 'Discover'], ['shelf', 'Library'], ['me', 'You']].map(([i, t]) => `<div class="${t === current ? 'on' : ''}">${icon(i, 25)}${t}</div>`).join('')}</div>`
const mini = () => `<div class="fade"></div><div class="mini">${cover('signal', 50, 11)}<div style="flex:1"><div class="title">Le chant des anneaux</div><div class="note">Signal faible, 22:43 left</div></div>${play(30, true)}</div>`
