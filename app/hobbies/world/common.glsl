precision highp float;
precision highp int;
uniform vec2 res;
#if defined SURFACE
uniform int face;
#elif defined FRAME
uniform vec2 turns; // of the ground and of the clouds, in radians
uniform mediump samplerCube surfaceA, surfaceB;
uniform highp sampler2D lightA, lightB;
#endif
const vec3 sun = normalize(vec3(-.75, .45, -.55)); // towards it
const int AA = 6; // samples per pixel on edges

// The camera is at the origin and looks along +z, this many picture heights to the image plane.
const float FOCAL = 1.6;
vec3 ray(vec2 px) { return normalize(vec3((px - .5 * res) / res.y, FOCAL)); }

// Integer hash (pcg3d, Jarzynski & Olano 2020): fract(sin()) shows its lattice at this size.
uvec3 pcg(uvec3 v) {
  v = v * 1664525u + 1013904223u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  v ^= v >> 16u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  return v;
}
vec3 hash(ivec3 i) { return vec3(pcg(uvec3(i))) / 4294967295.; }
vec3 gradient(vec3 i) { return hash(ivec3(i)) * 2. - 1.; }

// Narkowicz's fit of ACES, after mixing a little of every channel into the others, so that light
// turns white as it grows instead of clipping one channel at a time.
vec3 toneMap(vec3 c) {
  c = mat3(.90, .05, .05, .05, .90, .05, .05, .05, .90) * c;
  c = (c * (2.51 * c + .03)) / (c * (2.43 * c + .59) + .14);
  return pow(clamp(c, 0., 1.), vec3(1. / 2.2));
}
// Light without substance (air, at the edge) gets just enough opacity to be seen over black, so
// that an edge is never darker than what it belongs to, on any ground.
vec4 cutOut(vec4 light) {
  vec3 c = toneMap(light.rgb);
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

// Each octave is turned, so that no two lattices line up; one finer than a pixel (px, in units of
// p) fades out instead of aliasing.
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

// Rodrigues' rotation around a unit vector: from the camera's axes to those of what has turned.
mat3 rotation(vec3 a, float angle) {
  float c = cos(angle), s = sin(angle);
  return mat3(c) + (1. - c) * outerProduct(a, a) + s * mat3(0, a.z, -a.y, -a.z, 0, a.x, a.y, -a.x, 0);
}
