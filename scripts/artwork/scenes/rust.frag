// A dry, rust-coloured world: dust plains, dark basalt, a great canyon, craters of every age, thin dusty air.
uniform float exposure;
uniform float dust;

vec3 ray(vec2 px) { return normalize(vec3((px - .5 * res) / res.y, FOCAL)); }
int samples(vec2 px) { return planetSamples(ray(px), 2); }

// One generation of craters: each cell of space may hold one, near the surface. Bowl, raised rim, faint blanket outside.
// None reaches half a cell beyond its own, so the eight nearest cells are enough.
float craters(vec3 q, float f, float fill, float px) {
  if (px * f > .16) return 0.;
  vec3 away = vec3(seed * 7.3), p = q * f + away;
  ivec3 cell = ivec3(floor(p - .5));
  float h = 0.;
  for (int k = 0; k < 8; k++) {
    ivec3 i = cell + ivec3(k & 1, (k >> 1) & 1, k >> 2);
    vec3 c = vec3(i) + hash(i) - away;
    float R = length(c);
    if (abs(R - f) > .2) continue;
    vec3 d3 = q * f - c * (f / R);                          // seen from straight above
    float d2 = dot(d3, d3);
    if (d2 > .2) continue;
    vec3 b = hash(i + 977);
    if (b.x > fill) continue;
    float r = mix(.06, .28, b.y * b.y * b.y), d = sqrt(d2) / r;
    d += .05 * sin(dot(d3, b - .5) * 5. / r + b.z * 9.);   // no crater is a perfect circle
    if (d > 1.6) continue;
    float bowl = max(smoothstep(0., 1., d) - 1., -.62);     // old lava or dust lies flat inside
    float rim = exp(-pow((d - 1.) / .15, 2.)) * .32 + .13 * smoothstep(1.6, 1., d) * smoothstep(.80, 1.05, d);
    h += mix(.2, 1., b.z) * r * (bowl + rim);
  }
  return h / f * (1. - smoothstep(.07, .16, px * f));
}
// A rift system: the zero line of a warped noise, kept to one belt, with walls that crumble into side valleys.
float canyon(vec3 q, float px) {
  float belt = smoothstep(.0, .45, noise(q * 1.25 + seed + 11.).w + .18);
  if (belt <= 0.) return 0.;
  vec3 w = q + .10 * vec3(fbm(q * 4. + 1., 6, px * 4.), fbm(q * 4. + 5., 6, px * 4.), fbm(q * 4. + 9., 6, px * 4.));
  float line = abs(noise(w * vec3(1.5, 3.4, 1.5) + seed + 2.).w) + .05 * ridged(w * 13., 6, px * 13.);
  return (1. - smoothstep(.045, .105, line)) * belt;
}
float height(vec3 q, float px, out float rift) {
  float plain = smoothstep(-.25, .35, fbm(q * 1.9 + seed, 5, 0.));     // young plains keep few craters
  float rough = mix(.35, 1., plain);
  float h = .020 * fbm(q * 2.6 + seed, 13, px * 2.6) + .010 * rough * (ridged(q * 7. + seed, 10, px * 7.) - .5);
  h += rough * (.30 * craters(q, 3.2, .7, px) + .55 * craters(q.yzx, 7., .8, px) + .8 * craters(q.zxy, 15., .85, px)
     + .9 * craters(q.yxz, 33., .9, px) + .9 * craters(q.xzy, 72., .9, px));
  rift = canyon(q, px);
  h -= .016 * rift;
  h += .0016 * rift * fbm(q * 60., 5, px * 60.);
  return h;
}

vec4 scene(vec2 px) {
  vec3 rd = ray(px);
  vec2 hit = sphere(rd, center, 1.), shell = sphere(rd, center, 1. + 11. * airH);
  bool ground = hit.x < hit.y;
  vec3 p = rd * 2.3 + seed;
  float n = fbm(p + .35 * fbm(p * 1.3, 3, 0.), 5, 0.);
  vec3 col = vec3(.0016, .0013, .0018) * dust * (.5 + .5 * smoothstep(-.8, .8, n));
  float clear = ground ? 0. : 1.;
  if (ground) {
    vec3 n = rd * hit.x - center, q = n;
    float facing = max(dot(-rd, n), .02);
    float foot = hit.x / (FOCAL * res.y) / sqrt(facing);
    float rift, unused;
    float h = height(q, foot, rift);
    // Slope by finite differences, in steps of a pixel so that nothing sparkles.
    vec3 t = normalize(cross(n, vec3(.3, 1., .2))), b = cross(n, t);
    float e = max(foot * 1.2, 2e-4);
    vec2 slope = vec2(height(normalize(q + t * e), foot, unused), height(normalize(q + b * e), foot, unused)) - h;
    vec3 nn = normalize(n - (t * slope.x + b * slope.y) / e * 2.1);
    float up = dot(n, sun);
    // Long shadows: look a little way towards the sun for higher ground.
    float shade = 1.;
    if (up < .45 && up > -.05) {
      vec3 along = normalize(sun - n * up);
      float rise = max(up, .015) / sqrt(max(1. - up * up, .01));
      for (int i = 1; i <= 5; i++) {
        float s = .0035 * pow(1.75, float(i));
        float gap = height(normalize(q + along * s), max(foot, s * .10), unused) - h - s * rise;
        shade = min(shade, 1. - smoothstep(-.05, .22, gap / s));
      }
      shade = mix(shade, 1., smoothstep(.3, .45, up));
    }
    // Albedo: bright dust, dark basalt where the wind keeps it clean, streaks downwind, pale sulphates in the canyon.
    vec3 w = stir(q, 2.3, .04);
    float m = fbm(w * 2.1 + seed + 4., 11, foot * 2.1), fine = fbm(q * 17. + seed, 9, foot * 17.);
    float streak = fbm(vec3(w.x * 6., w.y * 30., w.z * 6.) + m * 2., 8, foot * 30.);
    vec3 base = mix(vec3(.255, .056, .016), vec3(.48, .150, .044), smoothstep(-.5, .45, m + .25 * fine));
    base = mix(base, vec3(.070, .034, .024), smoothstep(.05, .42, -m + .30 * streak + .12 * fine - .02) * .85);
    base = mix(base, vec3(.54, .225, .080), smoothstep(.2, .65, streak + .3 * m) * .45);
    base = mix(base, vec3(.25, .115, .055), rift * .6);
    base *= .86 + .5 * clamp(fine + .5 * fbm(q * 120., 5, foot * 120.), -.5, .5);
    base *= 1. + clamp(h * 14., -.18, .18);
    vec3 sunny = sunlight(0., up) * smoothstep(-.02, .05, up);
    float lambert = max(dot(nn, sun), 0.);
    // Dust scatters back: less falloff towards the limb than a matt ball would have.
    float dusty = lambert / (lambert + max(dot(nn, -rd), .08)) * 1.35;
    col = base * sunny * mix(lambert, dusty, .45) * shade * 6.4;
    col += base * vec3(.010, .0085, .0095) * smoothstep(-.5, .5, up + .2);
  }
  if (shell.y > shell.x) {
    float t0 = max(shell.x, 0.), t1 = ground ? hit.x : shell.y;
    vec3 through, light = air(rd, t0, t1, ground, through);
    col = col * through + light * 20.;
    clear *= min(through.r, min(through.g, through.b));
  }
  return vec4(col * exposure, clear);
}
