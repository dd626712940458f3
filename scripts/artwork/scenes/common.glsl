#version 300 es
precision highp float;
precision highp int;
uniform vec2 res;
uniform int aa;      // samples per pixel on edges
uniform float seed;

// Every picture is seen by the same camera: at the origin, looking along +z, this many picture heights to the image plane.
const float FOCAL = 1.6;

// Integer hash (pcg3d, Jarzynski & Olano 2020). The usual fract(sin()) hashes show their lattice at this size; this one does not.
uvec3 pcg(uvec3 v) {
  v = v * 1664525u + 1013904223u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  v ^= v >> 16u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  return v;
}
vec3 hash(ivec3 i) { return vec3(pcg(uvec3(i))) / 4294967295.; }
vec3 gradient(vec3 i) { return hash(ivec3(i)) * 2. - 1.; }

// Light to colour: a filmic curve (Narkowicz's fit of ACES), after mixing a little of every channel into the others so that
// light turns white as it grows instead of clipping one channel at a time.
vec3 film(vec3 c) {
  c = mat3(.90, .05, .05, .05, .90, .05, .05, .05, .90) * c;
  c = (c * (2.51 * c + .03)) / (c * (2.43 * c + .59) + .14);
  return pow(clamp(c, 0., 1.), vec3(1. / 2.2));
}
// Colour and opacity of a cut-out. Light without substance (air, at the edge) gets just enough opacity to be seen over
// black; so an edge is never darker than what it belongs to, on any ground.
vec4 cutOut(vec4 light) {
  vec3 c = film(light.rgb);
  return vec4(c, max(light.a, max(c.r, max(c.g, c.b))));
}

// Simplex noise with its analytic gradient: xyz = gradient, w = value in about -1..1.
vec4 noise(vec3 p) {
  vec3 i = floor(p + dot(p, vec3(1. / 3.)));
  vec3 x0 = p - i + dot(i, vec3(1. / 6.));
  vec3 g = step(x0.yzx, x0.xyz), l = 1. - g;
  vec3 i1 = min(g, l.zxy), i2 = max(g, l.zxy);
  vec3 x1 = x0 - i1 + 1. / 6., x2 = x0 - i2 + 1. / 3., x3 = x0 - .5;
  vec4 w = max(.5 - vec4(dot(x0, x0), dot(x1, x1), dot(x2, x2), dot(x3, x3)), 0.);
  vec3 g0 = gradient(i), g1 = gradient(i + i1), g2 = gradient(i + i2), g3 = gradient(i + 1.);
  vec4 d = vec4(dot(g0, x0), dot(g1, x1), dot(g2, x2), dot(g3, x3));
  vec4 w2 = w * w, w3 = w2 * w, k = -6. * w2 * d;
  return 39.5 * vec4(w3.x * g0 + w3.y * g1 + w3.z * g2 + w3.w * g3 + k.x * x0 + k.y * x1 + k.z * x2 + k.w * x3, dot(w3, d));
}

// Each octave is turned, so no two lattices line up, and an octave finer than a pixel (px, in units of p) fades out instead of aliasing.
const mat3 TURN = mat3(.00, .80, .60, -.80, .36, -.48, -.60, -.48, .64);
float fbm(vec3 p, int octaves, float px) {
  float a = .5, s = 0.;
  for (int i = 0; i < octaves; i++) {
    float k = 1. - smoothstep(.3, .8, px);
    if (k <= 0.) break;
    s += a * k * noise(p).w;
    p = TURN * p * 2.03 + 7.1; px *= 2.03; a *= .5;
  }
  return s;
}
float ridged(vec3 p, int octaves, float px) {
  float a = .5, s = 0.;
  for (int i = 0; i < octaves; i++) {
    float k = 1. - smoothstep(.3, .8, px);
    if (k <= 0.) break;
    float n = 1. - abs(noise(p).w);
    s += a * mix(.45, n * n, k);
    p = TURN * p * 2.07 + 3.7; px *= 2.07; a *= .5;
  }
  return s;
}
// Stirs a point of the unit sphere. cross(q, gradient) has no divergence: things swirl, nothing tears or piles up.
vec3 stir(vec3 q, float f, float amount) { return normalize(q + cross(q, noise(q * f + seed).xyz) * amount); }

float clouds(vec3 q, float px) {
  q = stir(q, 1.6, .020); q = stir(q, 4.3, .006);
  // Weather systems, broken up by finer and finer cloud; thin wisps drawn out along the wind.
  float big = fbm(q * vec3(1.9, 3.2, 1.9) + seed, 5, 0.);
  float c = fbm(q * vec3(4.6, 7.4, 4.6) + seed * 2., 12, px * 7.);
  float wisps = fbm(q * vec3(8., 21., 8.) + seed + 40., 9, px * 20.);
  float thick = smoothstep(.0, .72, c + .62 * big - .04), thin = smoothstep(-.1, .8, wisps + big + .3 * c);
  return clamp(.92 * thick + .30 * thin * (1. - thick), 0., 1.);
}

// Near and far hit of a ray from the origin with a sphere; x > y when it misses.
vec2 sphere(vec3 rd, vec3 c, float r) {
  float b = dot(c, rd), d = b * b - dot(c, c) + r * r;
  if (d < 0.) return vec2(1., -1.);
  d = sqrt(d);
  return vec2(b - d, b + d);
}

// --- air -------------------------------------------------------------------------------------------------------------
// Single scattering in an exponential atmosphere around a planet of radius 1. Vertical optical depths are the Earth's (or set
// by the preset); only the scale height is exaggerated, so that the limb is more than a hairline.
uniform vec3 center;       // of the planet
uniform vec3 sun;          // unit vector towards it
uniform float airH;        // scale height
uniform vec3 airRayleigh;  // vertical optical depths
uniform vec3 airMie;
uniform float airG;        // how strongly dust and haze scatter forwards
const vec3 OZONE = vec3(.020, .032, .002);
const float MIE_H = .25;   // haze hugs the ground

// Optical depth along a slant path, relative to the vertical one (Schüler's approximation of the Chapman function).
float slant(float X, float h, float c) {
  float s = sqrt(X + h);
  if (c >= 0.) return s / (s * c + 1.) * exp(-h);
  float x0 = sqrt(1. - c * c) * (X + h);
  return min(2. * sqrt(x0) * exp(min(X - x0, 60.)) - s / (1. - s * c) * exp(-h), 1e4);
}
// Dust takes every colour alike out of the beam, and gives back its own.
float haze() { return 1.1 * max(airMie.r, max(airMie.g, airMie.b)); }
vec3 sunlight(float h, float c) {
  float r = slant(1. / airH, h / airH, c), m = slant(1. / (airH * MIE_H), h / (airH * MIE_H), c);
  return exp(-(airRayleigh + OZONE * dot(airRayleigh, vec3(2.4))) * r - haze() * m);
}
// Light scattered towards the camera between t0 and t1; `through` is what is left of the light from behind.
vec3 air(vec3 rd, float t0, float t1, bool ground, out vec3 through) {
  const int N = 40;
  float mu = dot(rd, sun), g = airG;
  float rayleigh = .0597 * (1. + mu * mu);
  float mie = .0796 * (1. - g * g) / pow(1. + g * g - 2. * g * mu, 1.5);
  vec3 depth = vec3(0), sum = vec3(0), bR = airRayleigh / airH, bM = airMie / (airH * MIE_H);
  for (int i = 0; i < N; i++) {
    // Steps crowd where the air is thickest: at the ground, or halfway through a ray that grazes the limb.
    float x = (float(i) + .5) / float(N), y = 2. * x - 1.;
    float t = ground ? 1. - (1. - x) * (1. - x) : .5 + .5 * y * (.35 + .65 * y * y);
    float dt = ground ? 2. * (1. - x) : .35 + 1.95 * y * y;
    dt *= (t1 - t0) / float(N);
    vec3 p = rd * mix(t0, t1, t) - center;
    float r = length(p), h = max(r - 1., 0.);
    vec3 dR = bR * exp(-h / airH) * dt, dM = bM * exp(-h / (airH * MIE_H)) * dt;
    float dust = dM.r * haze() / max(airMie.r, 1e-6);
    depth += .5 * (dR + dust);
    sum += (dR * rayleigh + dM * mie) * exp(-depth) * sunlight(h, dot(p, sun) / r);
    depth += .5 * (dR + dust);
  }
  through = exp(-depth);
  return sum;
}

// How many samples a pixel of a planet needs: the limb is an edge; the ground is already filtered to the pixel's size.
int planetSamples(vec3 rd, int ground) {
  float miss = length(cross(rd, center)) - 1.;
  return miss > 11. * airH ? 1 : miss < -.004 ? ground : aa;
}
