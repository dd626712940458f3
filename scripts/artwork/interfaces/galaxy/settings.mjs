// The two galaxies on show: what the generator's panel says is what was drawn.
export default {
  1: {
    seed: 4172, points: 1400000, branches: 4, torsion: 1.40, dispersion: 0.44, concentration: 2.4, exposure: 1.15, dust: 1.6,
    view: { tilt: 1.03, roll: -0.36, distance: 3.6, zoom: 0.62, x: -0.10, y: 0.012, bar: 1.35 },
    palette: { core: [1.0, 0.78, 0.46], inner: [1.0, 0.58, 0.30], outer: [0.26, 0.42, 1.0], arm: [0.36, 0.62, 1.0], knot: [1.0, 0.16, 0.34], space: [0.0011, 0.0014, 0.0030] },
  },
  2: {
    seed: 90210, points: 1600000, branches: 4, torsion: 1.25, dispersion: 0.36, concentration: 2.2, exposure: 1.0, dust: 1.2,
    view: { tilt: 0.18, roll: 0.5, distance: 3.4, zoom: 0.475, x: -0.11, y: 0.0, bar: 1.1 },
    palette: { core: [1.0, 0.90, 0.66], inner: [1.0, 0.42, 0.52], outer: [0.16, 0.52, 0.80], arm: [0.20, 0.92, 0.86], knot: [1.0, 0.50, 0.12], space: [0.0012, 0.0012, 0.0026] },
  },
};
