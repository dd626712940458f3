// The particle galaxy: seeded points on logarithmic arms, added up as light in float buffers, dimmed by dust that lies
// in the plane, bloomed and tone-mapped. No graphics card, no library.
export function random(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function noise(seed) {
  const table = new Float32Array(65536);
  const r = random(seed);
  for (let i = 0; i < table.length; i++) table[i] = r();
  const at = (x, y) => table[((x & 255) << 8) | (y & 255)];
  const value = (x, y) => {
    const i = Math.floor(x),
      j = Math.floor(y);
    let u = x - i,
      v = y - j;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    return (
      (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v
    );
  };
  return (x, y, octaves = 5) => {
    let sum = 0,
      gain = 0.5;
    for (let o = 0; o < octaves; o++) {
      sum += gain * value(x + o * 17.3, y + o * 9.1);
      [x, y] = [(x * 0.8 - y * 0.6) * 2.03, (x * 0.6 + y * 0.8) * 2.03];
      gain *= 0.5;
    }
    return sum;
  };
}

const smooth = (a, b, x) => {
  const t = Math.min(Math.max((x - a) / (b - a), 0), 1);
  return t * t * (3 - 2 * t);
};
const mix = (a, b, t) => a + (b - a) * t;
const mix3 = (a, b, t) => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

function blur(source, w, h, radius) {
  // three box passes come close to a Gaussian
  let a = source,
    b = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass++) {
    for (const [n, m, step, line] of [
      [w, h, 3, w * 3],
      [h, w, w * 3, 3],
    ]) {
      for (let j = 0; j < m; j++)
        for (let c = 0; c < 3; c++) {
          const start = j * line + c;
          let sum = 0;
          for (let i = -radius; i <= radius; i++) sum += a[start + Math.min(Math.max(i, 0), n - 1) * step];
          for (let i = 0; i < n; i++) {
            b[start + i * step] = sum / (2 * radius + 1);
            sum +=
              a[start + Math.min(i + radius + 1, n - 1) * step] - a[start + Math.max(i - radius, 0) * step];
          }
        }
      [a, b] = [b, a];
    }
  }
  return a;
}
function halve(source, w, h) {
  const W = w >> 1,
    H = h >> 1,
    out = new Float32Array(W * H * 3);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++)
      for (let c = 0; c < 3; c++) {
        const i = (2 * y * w + 2 * x) * 3 + c;
        out[(y * W + x) * 3 + c] =
          (source[i] + source[i + 3] + source[i + w * 3] + source[i + w * 3 + 3]) / 4;
      }
  return [out, W, H];
}

export function galaxy({
  seed,
  width,
  height,
  points,
  branches,
  torsion,
  dispersion,
  concentration,
  view,
  palette,
  exposure = 1,
  dust = 1,
}) {
  const r = random(seed),
    gauss = () => Math.sqrt(-2 * Math.log(r() + 1e-9)) * Math.cos(6.2831853 * r());
  const fbm = noise(seed + 1);
  const unit = height; // one galaxy radius is view.zoom * unit pixels
  const light = new Float32Array(width * height * 3);

  // camera: the plane is tilted, then turned on the screen
  const ct = Math.cos(view.tilt),
    st = Math.sin(view.tilt),
    cr = Math.cos(view.roll),
    sr = Math.sin(view.roll);
  const D = view.distance,
    scale = view.zoom * unit * D;
  const project = (x, y, z) => {
    const yy = y * ct - z * st,
      depth = D + y * st + z * ct; // z up, camera looks down along -depth
    const px = (x * scale) / depth,
      py = (yy * scale) / depth;
    return [width * (0.5 + view.x) + px * cr - py * sr, height * (0.5 + view.y) + px * sr + py * cr, depth];
  };
  const camera = [0, -D * st, D * ct === 0 ? 1e-6 : -D * ct];

  // where an arm is: the phase of the spiral at a point of the plane
  const wind = (rad) => torsion * Math.log(rad * 7 + 0.55) * 2.2;
  const phase = (x, y) => {
    const rad = Math.hypot(x, y);
    const p = ((Math.atan2(y, x) - wind(rad)) * branches) / 6.2831853;
    return p - Math.floor(p);
  };

  // dust: a thin sheet, thick on the inner edge of each arm, torn into filaments
  const S = 1536,
    sheet = new Float32Array(S * S),
    extent = 1.35;
  for (let j = 0; j < S; j++)
    for (let i = 0; i < S; i++) {
      const x = (((i + 0.5) / S) * 2 - 1) * extent,
        y = (((j + 0.5) / S) * 2 - 1) * extent,
        rad = Math.hypot(x, y);
      if (rad > 1.3) continue;
      const wx = fbm(x * 5 + 3, y * 5, 4) - 0.5,
        wy = fbm(x * 5, y * 5 + 8, 4) - 0.5;
      const p = phase(x + wx * 0.1, y + wy * 0.1);
      let lane = 1 - Math.abs(p - 0.43) / 0.5; // 0.5 is the ridge of stars
      lane = Math.max(lane, 0) ** 5;
      const n = fbm(x * 9 + wx * 3, y * 9 + wy * 3, 6),
        f = 1 - Math.abs(2 * fbm(x * 13 + wx * 6, y * 13 + wy * 6, 6) - 1);
      const torn = smooth(0.34, 0.66, n) * 0.8 + f ** 5 * 0.9;
      let tau = lane * torn * 3.4 + f ** 6 * smooth(0.38, 0.62, n) * (0.5 + 1.6 * lane);
      tau *= smooth(0.05, 0.2, rad) * (1 - smooth(0.75, 1.1, rad));
      sheet[j * S + i] = tau * dust;
    }
  const tauAt = (x, y) => {
    const i = Math.floor(((x / extent + 1) / 2) * S),
      j = Math.floor(((y / extent + 1) / 2) * S);
    return i < 0 || j < 0 || i >= S || j >= S ? 0 : sheet[j * S + i];
  };

  const put = (px, py, c, e) => {
    const x = Math.floor(px - 0.5),
      y = Math.floor(py - 0.5);
    if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return;
    const u = px - 0.5 - x,
      v = py - 0.5 - y,
      i = (y * width + x) * 3;
    const w = [(1 - u) * (1 - v) * e, u * (1 - v) * e, (1 - u) * v * e, u * v * e];
    for (let k = 0; k < 3; k++) {
      light[i + k] += c[k] * w[0];
      light[i + 3 + k] += c[k] * w[1];
      light[i + width * 3 + k] += c[k] * w[2];
      light[i + width * 3 + 3 + k] += c[k] * w[3];
    }
  };
  const disc = (px, py, c, e, radius) => {
    const R = Math.ceil(radius * 2.2);
    for (let y = -R; y <= R; y++)
      for (let x = -R; x <= R; x++) {
        const X = Math.floor(px) + x,
          Y = Math.floor(py) + y;
        if (X < 0 || Y < 0 || X >= width || Y >= height) continue;
        const d2 = (X + 0.5 - px) ** 2 + (Y + 0.5 - py) ** 2,
          w = e * Math.exp(-d2 / (radius * radius * 0.55));
        const i = (Y * width + X) * 3;
        for (let k = 0; k < 3; k++) light[i + k] += c[k] * w;
      }
  };
  const star = (x, y, z, c, e, radius) => {
    const [px, py, depth] = project(x, y, z);
    const a = e / (depth / D) ** 2;
    {
      // does the ray from the camera cross the dust before it reaches the star?
      const k = camera[2] / (camera[2] - z);
      const behind = z * camera[2] < 0;
      const share = behind ? 1 : Math.exp(-Math.abs(z) / 0.012) * 0.5;
      if (share > 0.02) {
        const hx = behind ? camera[0] + (x - camera[0]) * k : x,
          hy = behind ? camera[1] + (y - camera[1]) * k : y;
        const tau = (tauAt(hx, hy) * share) / Math.max(Math.abs(ct), 0.3);
        const red = [Math.exp(-tau * 0.85), Math.exp(-tau * 1.1), Math.exp(-tau * 1.35)];
        c = [c[0] * red[0], c[1] * red[1], c[2] * red[2]];
      }
    }
    radius ? disc(px, py, c, a, radius) : put(px, py, c, a);
  };

  const energy = (unit / 2000) ** 2 * (1.1e6 / points);
  // old light: the bulge and the smooth disc
  for (let i = 0; i < points * 0.26; i++) {
    const rad = 0.05 * (-Math.log(1 - r() * 0.9995)) ** 1.25,
      a = r() * 6.2831853,
      u = 2 * r() - 1,
      s = Math.sqrt(1 - u * u);
    const bar = view.bar ?? 1;
    const x = rad * s * Math.cos(a) * bar,
      y = rad * s * Math.sin(a);
    const ca = Math.cos(0.6),
      sa = Math.sin(0.6);
    star(
      x * ca - y * sa,
      x * sa + y * ca,
      rad * u * 0.62,
      mix3(palette.core, palette.inner, smooth(0.02, 0.25, rad)),
      energy * 0.55,
    );
  }
  for (let i = 0; i < points * 0.24; i++) {
    const rad = 0.34 * -Math.log(1 - r() * 0.985),
      a = r() * 6.2831853;
    star(
      rad * Math.cos(a),
      rad * Math.sin(a),
      gauss() * 0.02,
      mix3(palette.inner, palette.outer, smooth(0.05, 0.9, rad)),
      energy * 0.34 * (0.5 + r()),
    );
  }
  // young light: the arms
  let drawn = 0;
  while (drawn < points * 0.5) {
    const rad = r() ** (1 / 1.15) * 1.18,
      fall = Math.exp(-((rad / 0.62) ** concentration));
    if (r() > fall * 1.1 + 0.01) continue;
    const arm = Math.floor(r() * branches);
    const across = gauss() * dispersion * (0.34 + 0.42 * rad) * r() ** 0.55;
    const a = ((arm + 0.5) / branches) * 6.2831853 + wind(rad) + across / (0.22 + rad);
    let x = rad * Math.cos(a),
      y = rad * Math.sin(a);
    const q = fbm(x * 12, y * 12, 5),
      w = fbm(x * 4 + 40, y * 4, 3);
    if (r() > smooth(0.32, 0.62, q) * (0.35 + 0.65 * smooth(0.25, 0.55, w)) + 0.08) continue;
    x += gauss() * 0.006;
    y += gauss() * 0.006;
    const near = Math.exp(-(across * across) / (0.004 + 0.01 * rad));
    const tone = mix3(
      mix3(palette.inner, palette.outer, smooth(0.08, 0.75, rad)),
      palette.arm,
      near * 0.6 * smooth(0.08, 0.3, rad),
    );
    const b = r() ** 5;
    star(x, y, gauss() * 0.011, tone, energy * (0.34 + 5.5 * b * b) * smooth(0.0, 0.16, rad + 0.04));
    drawn++;
  }
  // nurseries: knots of pink light, and their bright stars
  for (let i = 0; i < 900; i++) {
    const rad = 0.16 + r() ** 0.9 * 0.85,
      arm = Math.floor(r() * branches);
    const across = gauss() * 0.045 - 0.02,
      a = ((arm + 0.5) / branches) * 6.2831853 + wind(rad) + across / (0.2 + rad);
    const x = rad * Math.cos(a),
      y = rad * Math.sin(a);
    if (fbm(x * 6.5, y * 6.5, 5) < 0.46) continue;
    const size = 0.003 + 0.01 * r() ** 3,
      n = 30 + 420 * r() ** 3;
    for (let k = 0; k < n; k++)
      star(
        x + gauss() * size,
        y + gauss() * size,
        gauss() * size * 0.6,
        palette.knot,
        (unit / 2000) ** 2 * 0.3,
      );
    star(x, y, 0, mix3(palette.knot, [1, 1, 1], 0.4), 1.1 * r() ** 2, (unit / 2000) * (1.2 + r()));
  }
  for (let i = 0; i < 5200; i++) {
    const rad = 0.12 + r() ** 0.8 * 0.95,
      arm = Math.floor(r() * branches);
    const a = ((arm + 0.5) / branches) * 6.2831853 + wind(rad) + (gauss() * dispersion * 0.16) / (0.2 + rad);
    star(
      rad * Math.cos(a),
      rad * Math.sin(a),
      gauss() * 0.014,
      mix3(palette.arm, [1, 1, 1], r() * 0.5),
      0.1 + 1.5 * r() ** 9,
      (unit / 2000) * (0.9 + 0.7 * r()),
    );
  }
  // the sky around: faint stars, and a few small galaxies far away
  for (let i = 0; i < 5200; i++) {
    const b = r() ** 11,
      tone = mix3([0.72, 0.82, 1], [1, 0.86, 0.7], r());
    disc(r() * width, r() * height, tone, 0.03 + 1.5 * b, (unit / 2000) * (0.8 + 1.3 * b));
  }
  for (let i = 0; i < 15; i++) {
    const x = r() * width,
      y = r() * height,
      t = r() * 3.14,
      s = (unit / 2000) * (2 + 8 * r() ** 2),
      tone = mix3([1, 0.78, 0.58], [0.66, 0.78, 1], r());
    for (let k = 0; k < 260; k++) {
      const a = gauss() * s,
        b = gauss() * s * 0.3;
      put(
        x + a * Math.cos(t) - b * Math.sin(t),
        y + a * Math.sin(t) + b * Math.cos(t),
        tone,
        (0.035 * s * s) / (unit / 2000) ** 2 / 20 + 0.02,
      );
    }
  }

  // bloom, in four widths
  const [h1, w1, H1] = halve(light, width, height),
    [h2, w2, H2] = halve(h1, w1, H1),
    [h3, w3, H3] = halve(h2, w2, H2);
  const k = unit / 2000;
  const blooms = [
    [blur(h1, w1, H1, Math.max(1, Math.round(1.4 * k))), w1, H1, 0.34],
    [blur(h2.slice(), w2, H2, Math.max(1, Math.round(5 * k))), w2, H2, 0.26],
    [blur(h3.slice(), w3, H3, Math.max(1, Math.round(14 * k))), w3, H3, 0.17],
    [blur(h3.slice(), w3, H3, Math.max(1, Math.round(46 * k))), w3, H3, 0.1],
  ];
  const out = Buffer.alloc(width * height * 3);
  const grain = random(seed + 2);
  const sample = (buffer, w, h, x, y, c) => {
    const X = Math.min(Math.max(x, 0), w - 1.001),
      Y = Math.min(Math.max(y, 0), h - 1.001),
      i = Math.floor(X),
      j = Math.floor(Y),
      u = X - i,
      v = Y - j,
      at = (j * w + i) * 3 + c;
    return (
      (buffer[at] * (1 - u) + buffer[at + 3] * u) * (1 - v) +
      (buffer[at + w * 3] * (1 - u) + buffer[at + w * 3 + 3] * u) * v
    );
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const c = [0, 0, 0];
      for (let q = 0; q < 3; q++) {
        let value = light[i + q] * 0.42;
        for (const [buffer, w, h, gain] of blooms)
          value +=
            gain * sample(buffer, w, h, ((x + 0.5) * w) / width - 0.5, ((y + 0.5) * h) / height - 0.5, q);
        c[q] = value * exposure + palette.space[q];
      }
      // a filmic shoulder on the luminance keeps the core's colour
      const l = 0.25 * c[0] + 0.6 * c[1] + 0.15 * c[2];
      const m = (l * (2.51 * l + 0.03)) / (l * (2.43 * l + 0.59) + 0.14),
        s = l > 0 ? m / l : 0;
      const n = (grain() - 0.5) * 1.6;
      for (let q = 0; q < 3; q++) {
        const per = (c[q] * (2.51 * c[q] + 0.03)) / (c[q] * (2.43 * c[q] + 0.59) + 0.14);
        out[i + q] = Math.min(255, Math.max(0, Math.min(1, mix(c[q] * s, per, 0.45)) ** (1 / 2.2) * 255 + n));
      }
    }
  return out;
}
