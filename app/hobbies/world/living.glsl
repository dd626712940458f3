// A living world: oceans, green continents, weather, and air that fades into whatever is behind.
// Its ground turns, its clouds a little faster; the air in front of them does not.
const vec3 center = vec3(0, 0, 3.62); // of the planet, whose radius is 1
const vec3 axis = normalize(vec3(.25, .93, -.26)); // towards its north pole
const float seed = 23., exposure = .42, shore = -.06;
// Single scattering in an exponential atmosphere. The scale height is exaggerated, so that the limb
// is more than a hairline.
const float airH = .0048; // scale height
const vec3 airRayleigh = vec3(.03, .07, .165); // vertical optical depths
const float airMie = .03; // dust and haze take every colour alike out of the beam
const float airG = .7; // how strongly they scatter forwards
const vec3 OZONE = vec3(.020, .032, .002);
const float MIE_H = .25;   // haze is near the ground

// The limb is an edge; the ground is already filtered to the pixel's size.
int samples(vec2 px) {
  float miss = length(cross(ray(px), center)) - 1.;
  return miss > 11. * airH ? 1 : miss < -.004 ? 2 : AA;
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
// On the unit sphere. cross(q, gradient) has no divergence: nothing tears or piles up.
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

// Optical depth relative to the vertical one: Schüler's approximation of the Chapman function.
float slant(float X, float h, float c) {
  float s = sqrt(X + h);
  if (c >= 0.) return s / (s * c + 1.) * exp(-h);
  float x0 = sqrt(1. - c * c) * (X + h);
  return min(2. * sqrt(x0) * exp(min(X - x0, 60.)) - s / (1. - s * c) * exp(-h), 1e4);
}
vec3 sunlight(float h, float c) {
  float r = slant(1. / airH, h / airH, c), m = slant(1. / (airH * MIE_H), h / (airH * MIE_H), c);
  return exp(-(airRayleigh + OZONE * dot(airRayleigh, vec3(2.4))) * r - 1.1 * airMie * m);
}
// Light scattered to the camera between t0 and t1; `through` is what is left of that from behind.
vec3 air(vec3 rd, float t0, float t1, bool ground, out vec3 through) {
  const int N = 40;
  float mu = dot(rd, sun), g = airG;
  float rayleigh = .0597 * (1. + mu * mu);
  float mie = .0796 * (1. - g * g) / pow(1. + g * g - 2. * g * mu, 1.5);
  vec3 depth = vec3(0), sum = vec3(0);
  for (int i = 0; i < N; i++) {
    // Steps crowd where the air is thickest: at the ground, or halfway along the limb.
    float x = (float(i) + .5) / float(N), y = 2. * x - 1.;
    float t = ground ? 1. - (1. - x) * (1. - x) : .5 + .5 * y * (.35 + .65 * y * y);
    float dt = ground ? 2. * (1. - x) : .35 + 1.95 * y * y;
    dt *= (t1 - t0) / float(N);
    vec3 p = rd * mix(t0, t1, t) - center;
    float r = length(p), h = max(r - 1., 0.);
    vec3 dR = airRayleigh / airH * exp(-h / airH) * dt;
    float dM = airMie / (airH * MIE_H) * exp(-h / (airH * MIE_H)) * dt;
    vec3 half_ = .5 * (dR + 1.1 * dM);
    sum += (dR * rayleigh + dM * mie) * exp(-depth - half_) * sunlight(h, dot(p, sun) / r);
    depth += 2. * half_;
  }
  through = exp(-depth);
  return sum;
}

float land(vec3 q, float px) {
  vec3 s = q * 1.25 + seed;
  vec3 w = q + .20 * vec3(fbm(s, 3, 0.), fbm(s + 9.2, 3, 0.), fbm(s + 17.9, 3, 0.));
  float e = fbm(w * 1.45 + seed * 1.7, 14, px * 1.45);
  float range = smoothstep(.05, .5, e - shore + .3 * fbm(q * 3. + 8., 4, 0.));
  return e + .16 * range * (ridged(w * 6. + seed, 10, px * 6.) - .45);
}

struct Ground {
  vec3 base;     // colour
  float inland;  // 0 at sea, 1 on land
  vec3 slope;    // how far the relief tilts it
};
Ground ground(vec3 q, float foot) {
  float e = land(q, foot) - shore;
  float inland = smoothstep(-.5 * foot, .5 * foot + .002, e);
  vec3 t = normalize(cross(q, vec3(.3, 1., .2))), b = cross(q, t);
  float d = max(foot * 1.3, 4e-4);
  vec2 slope = vec2(land(normalize(q + t * d), foot), land(normalize(q + b * d), foot)) - shore - e;
  vec3 relief = (t * slope.x + b * slope.y) / d * -.055 * inland;

  // Climate: rain from noise, warmth from latitude and height.
  float lat = abs(dot(q, axis));
  float rain = fbm(q * 2.7 + seed + 3., 8, foot * 2.7), patchy = fbm(q * 21. + seed, 9, foot * 21.);
  float warm = 1. - lat * 1.05 - max(e, 0.) * .9 + .10 * rain;
  vec3 forest = mix(vec3(.008, .046, .010), vec3(.026, .098, .018), smoothstep(-.4, .4, patchy));
  vec3 meadow = mix(vec3(.050, .150, .022), vec3(.120, .185, .042), smoothstep(-.3, .4, patchy));
  vec3 sand = mix(vec3(.30, .21, .11), vec3(.42, .32, .19), smoothstep(-.3, .3, patchy));
  vec3 base = mix(meadow, forest, smoothstep(-.18, .22, rain + .25 * patchy));
  float dry = smoothstep(.10, .42, -rain + .12 * patchy - abs(lat - .38) * .9 + .12);
  base = mix(base, sand, dry);
  base = mix(base, vec3(.13, .115, .095), smoothstep(.20, .42, e + .10 * patchy));
  base = mix(base, vec3(.10, .105, .065), smoothstep(.34, .18, warm) * .8);
  base = mix(base, vec3(.74, .78, .82), smoothstep(.20, .08, warm + .05 * patchy));
  vec3 water = mix(vec3(.0035, .018, .045), vec3(.010, .060, .085), smoothstep(-.20, -.02, e));
  water = mix(water, vec3(.035, .165, .160), smoothstep(-.035, .0, e + .012 * patchy));
  water = mix(water, vec3(.66, .72, .78), smoothstep(.12, .02, warm + .07 * patchy));
  base = mix(water, base, inland);
  return Ground(base, inland, relief);
}

// Of three clouds: `over` shades the ground, `ahead`, nearer to the sun, shades `c`, the one here.
vec3 daylight(vec3 n, vec3 rd, Ground g, float c, float over, float ahead) {
  float up = dot(n, sun);
  vec3 sunny = sunlight(0., up) * 6.4, high = sunlight(airH, up + .02) * 6.4;
  vec3 half_ = normalize(sun - rd);
  float glint = (1. - g.inland) * (1. - c);
  float gloss = pow(max(dot(n, half_), 0.), 70.) * .30 + pow(max(dot(n, half_), 0.), 600.) * .5;
  float fresnel = .02 + .98 * pow(1. - max(dot(half_, -rd), 0.), 5.);
  vec3 col = g.base * sunny * max(dot(normalize(n + g.slope), sun), 0.) * smoothstep(-.02, .06, up) * (1. - .62 * over * (1. - c));
  col += glint * gloss * (fresnel * 8. + .12) * sunny * smoothstep(0., .1, up);
  float puff = clamp(.86 + 1.1 * (c - ahead), .35, 1.25);
  col = mix(col, vec3(.80, .82, .84) * high * max(up + .02, 0.) * puff, c * .94);
  return col + (g.base * .25 + c * .12) * vec3(.012, .018, .034);
}
// From a point of the ground, `far` towards the sun.
vec3 sunward(vec3 n, float far) { return normalize(n + (sun - n * dot(n, sun)) * far); }

#if defined SURFACE
void survey(vec3 q, float px, out vec4 a, out vec4 b) {
  Ground g = ground(q, px);
  a = vec4(sqrt(g.base), g.inland);
  b = vec4(g.slope * .5 + 128. / 255., clouds(q, px));
}
#elif defined LIGHT
// What the air adds to a ray, and what it lets through of the light of the ground.
void light(vec2 px, out vec4 a, out vec4 b) {
  vec3 rd = ray(px), through = vec3(1), scattered = vec3(0);
  vec2 hit = sphere(rd, center, 1.), shell = sphere(rd, center, 1. + 11. * airH);
  bool solid = hit.x < hit.y;
  if (shell.x <= shell.y) scattered = air(rd, max(shell.x, 0.), solid ? hit.x : shell.y, solid, through) * 20.;
  a = vec4(scattered * exposure, solid);
  b = vec4(solid ? through * exposure : vec3(0), 0);
}
#else
vec4 view(vec2 px, vec4 air, vec4 through) {
  vec3 rd = ray(px);
  float near = dot(center, rd), depth = near * near - dot(center, center) + 1.;
  vec3 n = normalize(rd * (near - sqrt(max(depth, 0.))) - center);
  mat3 turned = rotation(axis, turns.x), drifted = rotation(axis, turns.y);
  vec4 a = texture(surfaceA, turned * n), b = texture(surfaceB, turned * n);
  // Back from the planet's axes to the camera's.
  vec3 slope = (b.rgb - 128. / 255.) * 2. * turned;
  // The shadow of a cloud is as soft as in the picture: its grain is .006.
  float soft = log2(.003 * float(textureSize(surfaceB, 0).x));
  float c = texture(surfaceB, drifted * n).a, ahead = texture(surfaceB, drifted * sunward(n, .005)).a;
  float over = textureLod(surfaceB, drifted * sunward(n, .010), soft).a;
  return vec4(daylight(n, rd, Ground(a.rgb * a.rgb, a.a, slope), c, over, ahead) * through.rgb + air.rgb, air.a);
}
#endif
