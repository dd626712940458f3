// A ringed gas giant. Its bands turn; the light on them and the ring do not. Planet and ring shade
// each other, and each hides what is behind it.
const vec3 center = vec3(0, 0, 5.15); // of the planet, whose radius is 1
const vec3 axis = normalize(vec3(.22, .9, -.34)); // towards its north pole
const float seed = 5., exposure = .55;
const vec2 ring = vec2(1.32, 2.12); // inner and outer radius
const float spin = .6, spotAt = -2.25; // longitude of the great storm
const float FLAT = .93; // it spins fast: flattened at the poles

int samples(vec2 px) { return AA; }

// Squashed space, where the planet is a sphere.
vec3 squash(vec3 v) { return v + axis * dot(v, axis) * (1. / FLAT - 1.); }

// At k, 0 inside, 1 outside: three broad rings, gaps cleared by moons, and countless ringlets.
float ringOpacity(float k, float px) {
  float broad = .22 * smoothstep(.0, .06, k) * smoothstep(.24, .20, k)
    + .92 * smoothstep(.20, .26, k) * smoothstep(.655, .645, k)
    + .62 * smoothstep(.690, .705, k) * smoothstep(1., .985, k);
  float ringlets = fbm(vec3(k * 26., 3.7, seed), 9, px * 26.);
  float coarse = fbm(vec3(k * 7., 9.1, seed + 4.), 3, px * 7.);
  float d = broad * clamp(.78 + .75 * ringlets + .4 * coarse, .04, 1.15);
  d *= 1. - .92 * exp(-pow((k - .915) / .0042, 2.)) * (1. - smoothstep(.002, .02, px));
  d *= 1. - .55 * exp(-pow((k - .42) / .006, 2.));
  return clamp(d, 0., .97);
}

vec3 surface(vec3 n, float px) {
  // Body frame: y is the axis.
  vec3 ex = normalize(cross(axis, vec3(0, 0, 1))), ez = cross(ex, axis);
  vec3 q = vec3(dot(n, ex), dot(n, axis), dot(n, ez));
  float c = cos(spin), s = sin(spin);
  q.xz = mat2(c, -s, s, c) * q.xz;
  // Storms: turn everything around a few centres, fastest in the middle.
  float spot = 0., ovals = 0.;
  for (int k = 0; k < 16; k++) {
    vec3 h = hash(ivec3(k, 31, int(seed)));
    float lat = k == 0 ? -.05 : (k < 9 ? -.62 + .05 * (h.x - .5) : (h.x - .5) * 1.5);
    float lon = k == 0 ? spotAt : (k < 9 ? float(k) * .72 + .25 * h.y : 6.283 * h.y);
    float r = k == 0 ? .118 : (k < 9 ? mix(.030, .046, h.z) : mix(.03, .085, h.z * h.z));
    vec3 o = vec3(cos(lat) * cos(lon), sin(lat), cos(lat) * sin(lon));
    vec3 d = q - o;
    float d2 = (d.x * d.x + d.z * d.z) * .38 + d.y * d.y;  // wider than tall
    float g = exp(-d2 / (r * r));
    float a = (k % 2 == 0 ? 1. : -1.) * 3.4 * g;
    vec3 t = cross(o, d);
    q = normalize(o + d * cos(a) + t * sin(a) + o * dot(o, d) * (1. - cos(a)));
    if (k == 0) spot = g; else if (k < 9) ovals += g;
  }
  float lat0 = q.y;
  // Jets and eddies: waves first, then ever finer swirls, strongest where two jets rub.
  float rub = .35 + .9 * smoothstep(-.2, .5, noise(vec3(0., q.y * 9., seed)).w);
  vec3 g = noise(q * vec3(2.6, 7., 2.6) + seed).xyz; q = normalize(q + cross(q, g) * .0050);
  g = noise(q * vec3(6., 15., 6.) + seed + 3.).xyz; q = normalize(q + cross(q, g) * .0040 * rub);
  g = noise(q * vec3(12., 26., 12.) + seed + 5.).xyz; q = normalize(q + cross(q, g) * .0026 * rub);
  g = noise(q * vec3(23., 44., 23.) + seed + 7.).xyz; q = normalize(q + cross(q, g) * .0015 * rub);
  g = noise(q * vec3(41., 70., 41.) + seed + 11.).xyz; q = normalize(q + cross(q, g) * .0008 * rub);
  float y = q.y;
  float band = fbm(vec3(2.1, y * 5.2, seed), 5, 0.), thin = fbm(vec3(7.7, y * 21., seed), 4, px * 21.);
  float streak = fbm(vec3(q.x * 3.2, y * 46., q.z * 3.2) + seed, 9, px * 46.);
  float curd = fbm(vec3(q.x * 15., y * 40., q.z * 15.) + seed + 2., 8, px * 40.);
  float k = band * 1.15 + thin * .42 + streak * .26 + curd * .12 * rub;
  vec3 cream = vec3(.74, .56, .34), tan_ = vec3(.50, .27, .115), rust = vec3(.27, .095, .034), slate = vec3(.42, .40, .38);
  vec3 col = mix(tan_, cream, smoothstep(-.28, .30, k));
  col = mix(col, rust, smoothstep(.08, .52, -k) * .85);
  col = mix(col, vec3(.86, .79, .66), smoothstep(.30, .62, k + .25 * curd) * .8);
  col = mix(col, slate, smoothstep(.62, .95, abs(lat0)) * .75);
  col = mix(col, vec3(.60, .20, .085) * (1. + .5 * streak), smoothstep(.22, .75, spot) * .85);
  col = mix(col, vec3(.93, .86, .74), smoothstep(.10, .20, spot) * smoothstep(.36, .2, spot) * .6);
  col = mix(col, vec3(.95, .90, .80), smoothstep(.3, .9, ovals) * .75);
  return col * (.93 + .22 * curd + .12 * streak);
}

// Distance to the planet along a ray, or -1; p is the point there, or else the one nearest to the
// ray, seen from the centre.
float meet(vec3 rd, out vec3 p) {
  vec3 so = squash(-center), sd = squash(rd);
  float A = dot(sd, sd), B = dot(so, sd), D = B * B - A * (dot(so, so) - 1.);
  float t = (-B - sqrt(max(D, 0.))) / A;
  p = rd * t - center;
  return D > 0. ? t : -1.;
}

#if defined SURFACE
void survey(vec3 q, float px, out vec4 a, out vec4 b) {
  a = vec4(sqrt(surface(q, px)), 1);
  b = vec4(0);
}
#elif defined LIGHT
// A ray brings surface * gain + glow; neither turns with the planet.
void light(vec2 px, out vec4 gain, out vec4 glow) {
  vec3 rd = ray(px), p;
  // The ring is as fine as in the larger picture.
  float hit = meet(rd, p), pixel = .4 * length(center) / (FOCAL * res.y);
  gain = glow = vec4(0);
  if (hit > 0.) {
    vec3 n = normalize(squash(squash(p)));
    float facing = max(dot(n, -rd), .03), up = dot(n, sun);
    // Deep haze: light goes out softly and reddens at the terminator; the limb is a little darker.
    float lit = pow(smoothstep(-.045, 1.05, up), 1.25) * 1.16;
    vec3 warm = mix(vec3(1., .50, .24), vec3(1.), smoothstep(-.02, .38, up));
    // Shadow of the ring: where the way to the sun crosses its plane.
    float s = -dot(p, axis) / dot(sun, axis), shadow = 1.;
    if (s > 0.) {
      float r = length(p + sun * s), k = (r - ring.x) / (ring.y - ring.x);
      float soft = .010;
      float d = (ringOpacity(k, soft) * 2. + ringOpacity(k - soft, soft) + ringOpacity(k + soft, soft)) * .25;
      shadow = 1. - .90 * d;
    }
    gain.rgb = lit * warm * shadow * 1.95;
    // Light of the ring on the night side, and a breath of haze on the lit limb.
    float face = max(dot(normalize(p - axis * dot(p, axis)), sun), -1.);
    gain.rgb += vec3(.020, .017, .013) * smoothstep(-.6, .3, face) * smoothstep(.9, .1, abs(dot(n, axis)));
    float rim = pow(1. - facing, 3.) * .35 * smoothstep(0., .35, up), edge = mix(1., .80, pow(1. - facing, 2.));
    gain *= (1. - rim) * edge;
    glow = vec4(vec3(.95, .80, .58) * max(up, 0.) * 1.1 * shadow * rim * edge, 1.);
  }
  float dn = dot(rd, axis), t = dot(center, axis) / dn;
  vec4 band = vec4(0);
  if (t > 0.) {
    vec3 p = rd * t - center;
    float r = length(p), k = (r - ring.x) / (ring.y - ring.x);
    if (k > -.02 && k < 1.02) {
      float foot = pixel / (ring.y - ring.x) * mix(1., 1. / abs(dn), pow(abs(dot(normalize(p), normalize(rd - axis * dn))), 2.));
      float d = ringOpacity(k, foot);
      float tone = fbm(vec3(k * 11., 1.3, seed + 9.), 6, foot * 11.);
      vec3 ice = mix(vec3(.58, .43, .29), vec3(.86, .76, .62), smoothstep(-.35, .45, tone));
      ice = mix(ice, vec3(.42, .36, .31), smoothstep(.24, .0, k) * .7);
      // Shadow of the planet, with a penumbra.
      vec3 a = squash(p), b = squash(sun);
      float along = -dot(a, b) / dot(b, b), miss = length(a + b * max(along, 0.));
      float day = along > 0. ? smoothstep(.985, 1.02, miss) : 1.;
      float mu = dot(rd, sun);
      float phase = .80 + .35 * pow(max(mu, 0.), 4.) + .25 * pow(max(-mu, 0.), 6.);
      // Light of the planet's day side falls on the ring too.
      float shine = .055 / (r * r) * (.5 + .5 * dot(normalize(p), sun));
      float a_ = 1. - pow(1. - d, 1.25);
      band = vec4(ice * (day * phase * 1.25 + shine) * a_, a_);
    }
  }
  bool before = hit > 0. && hit < t || t <= 0.;
  gain *= exposure * (before ? 1. : 1. - band.a);
  glow = before ? glow + band * (1. - glow.a) : band + glow * (1. - band.a);
  glow.rgb *= exposure;
}
#else
vec4 view(vec2 px, vec4 gain, vec4 glow) {
  vec3 p;
  meet(ray(px), p);
  vec3 base = texture(surfaceA, rotation(axis, turns.x) * normalize(squash(p))).rgb;
  return vec4(base * base * gain.rgb, 0) + glow;
}
#endif
