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

vec4 scene(vec2 px) {
  vec3 rd = ray(px);
  vec2 hit = sphere(rd, center, 1.), shell = sphere(rd, center, 1. + 11. * airH);
  bool ground = hit.x < hit.y;
  vec3 col = vec3(0);
  if (ground) {
    vec3 n = rd * hit.x - center, q = n;
    float facing = max(dot(-rd, n), .02);
    float foot = hit.x / (FOCAL * res.y) / sqrt(facing);
    float e = land(q, foot) - shore;
    float inland = smoothstep(-.5 * foot, .5 * foot + .002, e);
    vec3 t = normalize(cross(n, vec3(.3, 1., .2))), b = cross(n, t);
    float d = max(foot * 1.3, 4e-4);
    vec2 slope = vec2(land(normalize(q + t * d), foot), land(normalize(q + b * d), foot)) - shore - e;
    vec3 nn = normalize(n - (t * slope.x + b * slope.y) / d * .055 * inland);

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

    float up = dot(n, sun);
    float c = clouds(q, foot), over = clouds(normalize(q + (sun - n * up) * .010), max(foot, .006));
    vec3 sunny = sunlight(0., up) * 6.4, high = sunlight(airH, up + .02) * 6.4;
    vec3 half_ = normalize(sun - rd);
    float glint = (1. - inland) * (1. - c);
    float gloss = pow(max(dot(n, half_), 0.), 70.) * .30 + pow(max(dot(n, half_), 0.), 600.) * .5;
    float fresnel = .02 + .98 * pow(1. - max(dot(half_, -rd), 0.), 5.);
    col = base * sunny * max(dot(nn, sun), 0.) * smoothstep(-.02, .06, up) * (1. - .62 * over * (1. - c));
    col += glint * gloss * (fresnel * 8. + .12) * sunny * smoothstep(0., .1, up);
    // Clouds shade themselves on the side away from the sun.
    float puff = clamp(.86 + 1.1 * (c - clouds(normalize(q + (sun - n * up) * .005), foot)), .35, 1.25);
    col = mix(col, vec3(.80, .82, .84) * high * max(up + .02, 0.) * puff, c * .94);
    col += (base * .25 + c * .12) * vec3(.012, .018, .034);
  }
  if (shell.y > shell.x) {
    float t0 = max(shell.x, 0.), t1 = ground ? hit.x : shell.y;
    vec3 through, light = air(rd, t0, t1, ground, through);
    col = col * through + light * 20.;
  }
  return vec4(col * exposure, ground ? 1. : 0.);
}
