// The covers of the (fictional) shows, drawn on a 200 × 200 square.
const art = (ground, shapes) => `<svg viewBox="0 0 200 200"><rect width="200" height="200" fill="${ground}"/>${shapes}</svg>`
const name = (lines, x, y, size, ink, { stretch = 100, weight = 850, leading = 0.92, end } = {}) => lines.map((l, i) => `<text x="${x}" y="${y + i * size * leading}" fill="${ink}" ${end ? 'text-anchor="end" ' : ''}style="font:${weight} ${size}px Anybody;font-stretch:${stretch}%;letter-spacing:-.02em">${l}</text>`).join('')
const wobble = (cx, cy, r, seed, squash = 1) => {
	const p = range(48, (i) => {
		const a = (i / 48) * 2 * Math.PI
		const d = r * (1 + 0.16 * Math.sin(2 * a + seed) + 0.09 * Math.sin(3 * a - seed * 1.7 + r * 0.02) + 0.05 * Math.sin(5 * a + seed * 0.6 + r * 0.05))
		return `${f1(cx + d * Math.cos(a))} ${f1(cy + d * squash * Math.sin(a))}`
	})
	return `M${p.join('L')}Z`
}

const covers = {
	// Astronomy heard through antennas: a ringed planet
	signal: (() => {
		const rings = (sweep) => range(13, (i) => `<path d="M${f1(100 - 58 - i * 3.6)} 112A${f1(58 + i * 3.6)} ${f1(15 + i * 1.35)} 0 0 ${sweep} ${f1(100 + 58 + i * 3.6)} 112" fill="none" stroke="${['#ffd9a8', '#ff9b7a', '#ff6a55', '#d7487a', '#ffd9a8'][(i * 7) % 5]}" stroke-width="${i === 6 ? 0.5 : [2.6, 1.3, 2][i % 3]}"/>`).join('')
		const r = random(5)
		return art('#1b0b3a', `<defs><linearGradient id="sg" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#3a1466"/><stop offset=".55" stop-color="#7b1f6c"/><stop offset="1" stop-color="#ff6a55"/></linearGradient><linearGradient id="sp" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffe3b8"/><stop offset=".45" stop-color="#ff9166"/><stop offset="1" stop-color="#8d1f5f"/></linearGradient></defs>
			<rect width="200" height="200" fill="url(#sg)"/>${range(60, () => `<circle cx="${f1(r() * 200)}" cy="${f1(r() * 130)}" r="${f1(0.3 + r() * 0.7)}" fill="#fff0e4" opacity="${f1(0.3 + r() * 0.7)}"/>`).join('')}
			<g transform="rotate(-18 100 112)">${rings(1)}<circle cx="100" cy="112" r="44" fill="url(#sp)"/>${range(6, (i) => `<path d="M${f1(100 - Math.sqrt(44 ** 2 - (-26 + i * 11) ** 2))} ${86 + i * 11}Q100 ${94 + i * 11} ${f1(100 + Math.sqrt(44 ** 2 - (-26 + i * 11) ** 2))} ${86 + i * 11}" fill="none" stroke="#7b1f5c" stroke-opacity=".28" stroke-width="${[3, 1.4, 4, 2, 3, 1.5][i]}"/>`).join('')}${rings(0)}</g>
			${name(['SIGNAL', 'FAIBLE'], 13, 31, 22, '#fff0e4', { stretch: 125 })}`)
	})(),
	// Field recordings: ridges of sound
	bruits: art('#f3e4cd', `<circle cx="140" cy="74" r="34" fill="#ff5a3c"/>${range(15, (k) => {
		const r = random(30 + k), y = 92 + k * 8, peaks = range(5, () => [60 + r() * 80, 8 + r() * 12, 6 + r() * 18])
		const p = range(101, (i) => `${i * 2} ${f1(y - peaks.reduce((h, [x, w, a]) => h + a * Math.exp(-(((i * 2 - x) / w) ** 2)), 0) * 0.72 - Math.sin(i * 0.5 + k) * 0.6)}`)
		return `<path d="M${p.join('L')}V204H0Z" fill="#f3e4cd" stroke="#1d2b53" stroke-width="1.700" stroke-linejoin="round"/>`
	}).join('')}${name(['Atlas', 'des bruits'], 13, 33, 25, '#1d2b53', { stretch: 68, weight: 800 })}`),
	// Night fictions: a tower, some windows still lit
	minuit: (() => {
		const r = random(9)
		return art('#0e2347', `<circle cx="142" cy="58" r="36" fill="#ffe8b0"/><circle cx="128" cy="50" r="34" fill="#0e2347"/><path d="M22 200V82h94v118z" fill="#1b3d78"/><path d="M116 200v-82h64v82z" fill="#142e5e"/>
			${range(8, (j) => range(6, (i) => `<rect x="${30 + i * 13.6}" y="${92 + j * 14}" width="8.500" height="9" fill="${r() > 0.62 ? '#ffcf5c' : '#0e2347'}"/>`).join('')).join('')}${range(5, (j) => range(4, (i) => `<rect x="${123 + i * 14}" y="${128 + j * 15}" width="8.500" height="9" fill="${r() > 0.72 ? '#ff7b54' : '#0a1a38'}"/>`).join('')).join('')}
			${name(['Minuit', 'moins dix'], 13, 33, 25, '#ffe8b0', { stretch: 75, weight: 700 })}`)
	})(),
	// Two developers and lunch
	cornichons: (() => {
		const r = random(4)
		return art('#dff36a', `${range(16, (i) => {
			const x = 22 + (i % 4) * 52 + (Math.floor(i / 4) % 2) * 24 - 14, y = 92 + Math.floor(i / 4) * 36
			return `<g transform="translate(${x} ${y}) rotate(${f1(-40 + r() * 80)})"><rect x="-21" y="-10" width="42" height="20" rx="10" fill="#1d6b3d"/><rect x="-18" y="-7.500" width="36" height="6" rx="3" fill="#3f9c58"/>${range(5, (j) => `<circle cx="${-14 + j * 7}" cy="${j % 2 ? 3.5 : 5}" r="1.300" fill="#dff36a"/>`).join('')}</g>`
		}).join('')}<rect width="200" height="68" fill="#dff36a"/>${name(['CODE &amp;', 'CORNICHONS'], 12, 34, 24, '#12401f', { stretch: 88, weight: 900 })}`)
	})(),
	// Railways
	vitesse: art('#ff4f2e', `${range(15, (i) => `<path d="M100 84 ${f1(-160 + i * 36)} 200H${f1(-142 + i * 36)}Z" fill="${i % 3 === 1 ? '#1f2bd6' : '#fff3e0'}"/>`).join('')}<rect y="70" width="200" height="14" fill="#1f2bd6"/><circle cx="100" cy="70" r="26" fill="#fff3e0"/><path d="M74 70a26 26 0 0 1 52 0z" fill="#ffc93d"/><rect y="68" width="200" height="4" fill="#fff3e0"/>${name(['GRANDE VITESSE'], 12, 32, 24, '#fff3e0', { stretch: 78, weight: 900 })}`),
	// Neighbours cook
	cuisine: (() => {
		const slice = (x, y, r, rind, flesh, turn) => `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${r}" fill="${rind}"/><circle r="${r * 0.88}" fill="#fff6e6"/>${range(9, (i) => `<path transform="rotate(${i * 40})" d="M0 ${-r * 0.1}L${f1(r * 0.25)} ${f1(-r * 0.7)}Q0 ${f1(-r * 0.95)} ${f1(-r * 0.25)} ${f1(-r * 0.7)}Z" fill="${flesh}"/>`).join('')}</g>`
		return art('#ff9fb2', slice(150, 128, 62, '#ff7a1a', '#ffa94d', 12) + slice(52, 168, 48, '#e8344e', '#ff6b6b', 30) + slice(70, 96, 30, '#9bc53d', '#cfe86b', 0) + slice(186, 46, 24, '#ffc93d', '#ffe27a', 8) + name(['La cuisine', 'd’à côté'], 13, 34, 25, '#6a0f2a', { stretch: 66, weight: 850 }))
	})(),
	// Cities: cubes
	paves: art('#ffd9c7', range(8, (j) => range(6, (i) => {
		const x = i * 44 + (j % 2) * 22 - 34, y = 58 + j * 25 - [0, 18, 9, 27][(i * 3 + j * 5) % 4]
		return `<g transform="translate(${x} ${y})"><path d="M0 12 22 0 44 12 22 24z" fill="#ff9d7e"/><path d="M0 12 22 24V130L0 118z" fill="#0f8b8d"/><path d="M44 12 22 24V130L44 118z" fill="#143642"/>${(i * 2 + j) % 5 === 0 ? '<path d="M7 22.500l8 4.400v11l-8-4.400z" fill="#ffd23f"/>' : ''}</g>`
	}).join('')).join('') + name(['PAVÉS'], 12, 39, 36, '#143642', { stretch: 130, weight: 900 })),
	// Small living things: packed circles
	lichen: (() => {
		const r = random(77), kept = []
		for (let t = 0; t < 2600 && kept.length < 150; t++) {
			const x = r() * 200, y = 46 + r() * 160
			const space = Math.min(...kept.map(([a, b, q]) => Math.hypot(a - x, b - y) - q - 1.2), 24)
			if (space > 2) kept.push([x, y, Math.min(space, 3 + r() * 22)])
		}
		return art('#123c34', kept.map(([x, y, q], i) => `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(q)}" fill="${['#b6e3c6', '#f2a65a', '#58b09c', '#f7e3af', '#2a7f6d'][i % 5]}"/>${q > 7 ? `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(q * 0.62)}" fill="#123c34"/><circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(q * 0.36)}" fill="${['#f2a65a', '#b6e3c6', '#f7e3af', '#58b09c', '#f2a65a'][i % 5]}"/>` : ''}`).join('') + name(['lichen, lichen'], 12, 32, 25, '#f7e3af', { stretch: 70, weight: 600 }))
	})(),
	// Walking: contour lines
	terrain: art('#f7b7d3', range(15, (i) => `<path d="${wobble(106, 134, 118 - i * 7.6, 1.3 + i * 0.07, 0.62)}" fill="${i === 14 ? '#e63462' : i % 5 === 4 ? '#f291ba' : 'none'}" stroke="#8f1d52" stroke-width="${i % 5 === 4 ? 2 : 0.9}"/>`).join('') + name(['Terrain', 'vague'], 13, 36, 29, '#5c0f36', { stretch: 120, weight: 850 })),
	// The law, explained: arches
	lois: art('#f2efe6', range(3, (j) => range(3, (i) => `<g transform="translate(${2 + i * 66} ${68 + j * 45})">${range(4, (k) => `<path d="M${k * 8} 45V${f1(32)}a${32 - k * 8} ${32 - k * 8} 0 0 1 ${64 - k * 16} 0V45z" fill="${[['#2340c8', '#f2efe6', '#ff6a55', '#2340c8'], ['#ff6a55', '#f2efe6', '#2340c8', '#f2efe6'], ['#15193a', '#ffc93d', '#15193a', '#f2efe6']][(i + j * 2) % 3][k]}"/>`).join('')}</g>`).join('')).join('') + name(['Petites lois'], 12, 41, 35, '#15193a', { stretch: 60, weight: 900 })),
	// Oral history: a head full of tape
	memoire: art('#3b1d8f', `<path d="M60 200v-40c-22-8-32-28-32-52 0-40 32-66 72-66s70 28 70 62c0 30-18 40-18 62v34z" fill="#ff8fa3"/><g fill="none" stroke="#3b1d8f" stroke-width="5">${range(5, (i) => `<circle cx="98" cy="104" r="${8 + i * 10}"/>`).join('')}</g><circle cx="98" cy="104" r="8" fill="#ffd23f"/><path d="M98 163c30 0 40-12 56-2s30 6 46-4" fill="none" stroke="#ffd23f" stroke-width="5"/>${name(['Mémoire vive'], 12, 30, 26, '#ffd9e0', { stretch: 64, weight: 850 })}`),
	// Sailing: scales of sea
	houle: art('#0b5ea8', `<rect width="200" height="100" fill="#ffe1c4"/><circle cx="100" cy="86" r="36" fill="#ff5d47"/>${range(8, (j) => range(7, (i) => `<g transform="translate(${i * 34 + (j % 2) * 17 - 10} ${92 + j * 15})">${range(4, (k) => `<circle r="${17 - k * 4.2}" fill="${[['#0b5ea8', '#8fd0f0', '#0b5ea8', '#8fd0f0'], ['#083d77', '#3fa0d8', '#083d77', '#3fa0d8']][(i + j) % 2][k]}"/>`).join('')}</g>`).join('')).join('')}${name(['Houle'], 12, 40, 38, '#083d77', { stretch: 140, weight: 850 })}`),
}
