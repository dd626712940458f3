// A stretch of the Milky Way: unresolved starlight, dust lanes in front of it, and a little glowing gas.
uniform vec3 band;    // x, y of its middle in picture heights, angle
uniform float width;
uniform float exposure;
uniform vec4 calm;    // left, top, right, bottom of the title's corner: the band thins out there

int samples(vec2 px) { return 1; }
vec4 scene(vec2 px) {
  vec2 uv = (px - .5 * res) / res.y, d = uv - band.xy;
  float c = cos(band.z), s = sin(band.z);
  vec2 b = vec2(c * d.x + s * d.y, c * d.y - s * d.x);   // along and across
  vec3 p = vec3(uv * 2.2, seed);
  vec3 w = vec3(fbm(p + 3.1, 5, 0.), fbm(p + 11.7, 5, 0.), fbm(p + 23.3, 5, 0.));
  float cloud = fbm(p * 1.3 + w * .9, 9, 0.), fine = fbm(p * 3.9 + w * 1.1 + 5., 9, 0.);
  float across = b.y / width + w.x * .55;
  float glow = exp(-across * across * 1.6) * (.55 + .9 * smoothstep(-.5, .7, cloud)) + .16 * exp(-across * across * .3);
  // Dust: branching, densest along the middle of the band, reddening what shines through its edges.
  float lane = smoothstep(-.25, .95, fine + .55 * cloud + .85 * exp(-pow(across * 2.1 - w.y * 1.2, 2.)) - .45);
  float tau = 2.3 * lane * smoothstep(.02, .5, glow);
  vec3 light = mix(vec3(.40, .56, 1.), vec3(1., .86, .74), smoothstep(.55, 1.5, glow)) * glow * .090;
  light *= exp(-tau * vec3(.88, 1., 1.10));
  // Star clouds: the light of the faint ones is not even.
  light *= .5 + 1. * smoothstep(-.6, .8, fbm(p * 7. + w + 50., 6, 0.));
  // Hydrogen, in knots beside the lanes; and cold reflected blue.
  float knots = smoothstep(.35, .8, fbm(p * 2.3 + w * .7 + 31., 7, 0.)) * exp(-across * across * 2.2);
  light += vec3(.030, .007, .013) * knots * exp(-tau * .6);
  light += vec3(.0016, .0046, .0115) * smoothstep(-.2, .8, w.z + .4 * cloud) * exp(-across * across * .5);
  vec2 at = vec2(px.x, res.y - px.y) / res;
  vec2 out_ = max(max(calm.xy - at, at - calm.zw), 0.);
  light *= mix(.22, 1., smoothstep(0., .34, length(out_ * vec2(1., .9))));
  return vec4(light * exposure, 1.);
}
