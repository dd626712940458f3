// Appended to every scene: takes the samples. `scene` returns light (linear) and, in alpha, either the coverage of a cut-out
// world or how much of the sky behind (the stars) is seen; `samples` says how many a pixel needs: `aa` on edges, few elsewhere.
out vec4 o;
void main() {
  vec2 px = gl_FragCoord.xy;
  int n = samples(px);
  vec4 sum = vec4(0);
  float weight = 0.;
  for (int i = 0; i < n; i++) {
    vec2 at = n == 1 ? vec2(0) : fract(.5 + float(i) * vec2(.7548777, .5698403)) - .5; // R2 sequence: even, never in rows
    vec4 c = scene(px + at);
    float w = 1. / (1. + max(c.r, max(c.g, c.b))); // or one sample of the sun would win over its dark neighbours
    sum += c * w; weight += w;
  }
  o = sum / weight;
}
