// A living world, cut out: oceans, green continents, weather, and air that fades into whatever is behind.
uniform float exposure;
uniform float shore;
uniform vec3 axis;

vec3 ray(vec2 px) { return normalize(vec3((px - .5 * res) / res.y, FOCAL)); }
int samples(vec2 px) { return planetSamples(ray(px), 2); }

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

// Sunlight that the ground and its clouds send to the camera; `c` is the cloud here, `over` the one that shades the ground,
// `ahead` a little nearer to the sun: clouds shade themselves on the side away from it.
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

// What the air adds to a ray, and what it lets through of the light of the ground.
vec3 airlight(vec3 rd, vec2 hit, out vec3 through) {
  vec2 shell = sphere(rd, center, 1. + 11. * airH);
  through = vec3(1);
  if (shell.y < shell.x) return vec3(0);
  bool ground = hit.x < hit.y;
  return air(rd, max(shell.x, 0.), ground ? hit.x : shell.y, ground, through) * 20.;
}

vec4 scene(vec2 px) {
  vec3 rd = ray(px), through;
  vec2 hit = sphere(rd, center, 1.);
  vec3 light = airlight(rd, hit, through);
  if (hit.x > hit.y) return vec4(light * exposure, 0);
  vec3 n = rd * hit.x - center;
  float foot = hit.x / (FOCAL * res.y) / sqrt(max(dot(-rd, n), .02));
  float over = clouds(sunward(n, .010), max(foot, .006)), ahead = clouds(sunward(n, .005), foot);
  vec3 day = daylight(n, rd, ground(n, foot), clouds(n, foot), over, ahead);
  return vec4((day * through + light) * exposure, 1);
}
