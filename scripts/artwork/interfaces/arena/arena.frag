#version 300 es
precision highp float;
// A ruined cathedral arena at night, two champions and their seconds: ray-marched signed distances, four fires, moonlight.
out vec4 o;
uniform vec2 res;
uniform float samples;
const float PI = 3.14159265;
int gId = 0;      // which champion the nearest surface belongs to
vec3 gLocal;      // its local position, for patterns

float h21(vec2 p){vec3 q=fract(vec3(p.xyx)*.1031);q+=dot(q,q.yzx+33.33);return fract((q.x+q.y)*q.z);}
float h31(vec3 p){p=fract(p*.1031);p+=dot(p,p.zyx+31.32);return fract((p.x+p.y)*p.z);}
float n3(vec3 x){vec3 i=floor(x),f=fract(x);f=f*f*(3.-2.*f);
 return mix(mix(mix(h31(i),h31(i+vec3(1,0,0)),f.x),mix(h31(i+vec3(0,1,0)),h31(i+vec3(1,1,0)),f.x),f.y),
 mix(mix(h31(i+vec3(0,0,1)),h31(i+vec3(1,0,1)),f.x),mix(h31(i+vec3(0,1,1)),h31(i+vec3(1,1,1)),f.x),f.y),f.z);}
float fbm(vec3 p){float a=.5,s=0.;for(int i=0;i<5;i++){s+=a*n3(p);p=p*2.03+vec3(3.1,1.7,5.3);a*=.5;}return s;}
mat2 rot(float a){float c=cos(a),s=sin(a);return mat2(c,-s,s,c);}
vec2 U(vec2 a,vec2 b){return a.x<b.x?a:b;}
float smin(float a,float b,float k){float h=max(k-abs(a-b),0.)/k;return min(a,b)-h*h*k*.25;}
float smax(float a,float b,float k){return -smin(-a,-b,k);}
float box(vec3 p,vec3 b,float r){vec3 q=abs(p)-b+r;return length(max(q,0.))+min(max(q.x,max(q.y,q.z)),0.)-r;}
float cap(vec3 p,vec3 a,vec3 b,float r1,float r2){vec3 pa=p-a,ba=b-a;float h=clamp(dot(pa,ba)/dot(ba,ba),0.,1.);return length(pa-ba*h)-mix(r1,r2,h);}
float ell(vec3 p,vec3 r){float k0=length(p/r),k1=length(p/(r*r));return k0*(k0-1.)/max(k1,1e-4);}
float cyl(vec3 p,float h,float r,float e){vec2 d=abs(vec2(length(p.xz),p.y))-vec2(r,h)+e;return min(max(d.x,d.y),0.)+length(max(d,0.))-e;}
float torus(vec3 p,float R,float r){return length(vec2(length(p.xz)-R,p.y))-r;}
float cone(vec3 p,float h,float r1,float r2){ // capped, along y, -h..h
 vec2 q=vec2(length(p.xz),p.y),k1=vec2(r2,h),k2=vec2(r2-r1,2.*h),ca=vec2(q.x-min(q.x,q.y<0.?r1:r2),abs(q.y)-h);
 vec2 cb=q-k1+k2*clamp(dot(k1-q,k2)/dot(k2,k2),0.,1.);float s=(cb.x<0.&&ca.y<0.)?-1.:1.;return s*sqrt(min(dot(ca,ca),dot(cb,cb)));}

// 3 steel, 4 brass, 5 cloth, 8 leather, 9 light, 10 shield face
vec2 champion(vec3 p,float v){
 p.y=p.y<1.3?p.y*.846:p.y-.2;
 float sg=p.x<0.?-1.:1.;vec3 q=vec3(abs(p.x),p.y,p.z);
 vec3 l=q;l.z+=sg*(v<.5?.16:-.14)*(1.-smoothstep(.0,1.,p.y));l.x-=.05*(1.-smoothstep(0.,1.,p.y));
 vec2 d=vec2(1e3,3.);
 // legs
 float leg=cap(l,vec3(.15,.95,0),vec3(.19,.55,-.07),.135,.115);
 d=U(d,vec2(leg,8.));
 float gre=cap(l,vec3(.19,.50,-.06),vec3(.21,.14,.02),.118,.088);
 gre=smin(gre,ell(l-vec3(.19,.56,-.12),vec3(.105,.13,.10)),.04);
 gre=max(gre,-(abs(l.y-.43)-.006));
 d=U(d,vec2(gre,3.));
 d=U(d,vec2(cap(l,vec3(.19,.57,-.20),vec3(.19,.62,-.34),.035,.004),4.));
 vec3 sl=l-vec3(.20,0,0);float sab=cap(sl*vec3(.92,1,1),vec3(0,.085,.06),vec3(.02,.03,-.30),.105,.022);sab=smin(sab,ell(sl-vec3(0,.10,.03),vec3(.095,.12,.11)),.05);
 sab=max(sab,-l.y);sab+=.007*smoothstep(.75,1.,sin(l.z*70.+l.y*20.))*step(l.z,.02);
 d=U(d,vec2(sab,3.));
 // skirt of plates, tabard
 float an=atan(p.x,-p.z);
 float sk=cone(p-vec3(0,.86,0),.21,.345,.225);sk=abs(sk)-.012;sk=max(sk,abs(p.y-.86)-.20);
 sk-=.010*abs(sin(an*5.));
 d=U(d,vec2(sk-.006,3.));
 vec3 t=p;float tw=.10+.04*(1.-p.y);float tf=-.29-.075*smoothstep(1.05,.35,p.y)+.012*sin(p.x*16.+p.y*5.);
 float tab=max(max(abs(t.z-tf)-.010,abs(t.x)-tw),max(t.y-1.08,.36+.02*sin(p.x*31.+1.)+.9*abs(p.x)-t.y))*.7;
 d=U(d,vec2(tab,5.));
 // torso
 float bo=cap(p*vec3(1,1,1.15),vec3(0,1.10,0),vec3(0,1.47,-.01),.205,.315);
 bo=smin(bo,ell(p-vec3(0,1.42,-.17),vec3(.26,.25,.18)),.08);
 bo=max(bo,-(abs(p.y-1.20)-.007)-.0);bo=max(bo,-max(abs(p.y-1.27+.25*q.x)-.006,-.3));
 d=U(d,vec2(bo,3.));
 d=U(d,vec2(torus((p-vec3(0,1.06,0))*vec3(1,1,1.05),.225,.035),8.));
 d=U(d,vec2(box(p-vec3(0,1.06,-.245),vec3(.06,.055,.03),.012),4.));
 // emblem on the breastplate
 float e1=v<.5?max(abs(length(p.xy-vec2(0,1.45))-.075)-.013,0.):abs(length(p.xy-vec2(0,1.44))-.07)-.014;
 if(v<.5){float a=atan(p.x,p.y-1.45);float rr=length(p.xy-vec2(0,1.45));e1=min(e1,max(abs(rr-.12)-.025,abs(sin(a*4.))*rr-.012));}
 else e1=max(e1,.03-abs(p.x)+(p.y<1.44?-1.:0.));
 d=U(d,vec2(max(e1,bo-.014)*.8,4.));
 // gorget
 float go=cone(p-vec3(0,1.74,0),.10,.23,.15);d=U(d,vec2(abs(go)-.014,3.));
 d=U(d,vec2(torus(p-vec3(0,1.84,0),.152,.018),4.));
 // pauldrons: three lames each
 vec3 s=q-vec3(.40,1.56,0);s.xy=rot(-.50)*s.xy;s.y*=1.12;
 float big=v<.5?1.04:.88;s/=big;
 float pa=1e3;
 for(int i=0;i<3;i++){float f=float(i);vec3 c=s-vec3(.02+.035*f,-.085*f,0);
  float r=.255-.022*f;float sh=abs(length(c*vec3(1,1,.92))-r)-.013;sh=max(sh,-(c.y+.02+.03*f));sh=max(sh,c.y-.30);
  pa=min(pa,sh);}
 d=U(d,vec2(pa*.85*big,3.));
 d=U(d,vec2(torus((s-vec3(0,-.025,0))*vec3(1,1,.92),.258,.018)*.9*big,4.));
 if(v<.5){for(int i=0;i<3;i++){float f=float(i)-1.;vec3 n=normalize(vec3(.55,.75,f*.75));d=U(d,vec2(cap(s,n*.24,n*(.40-.05*abs(f)),.036,.003)*.9*big,4.));}}
 // arms
 vec3 hR,hL,eR,eL;
 if(v<.5){hR=vec3(.20,1.04,-.50);hL=vec3(-.36,1.42,-.42);eR=vec3(.60,1.14,-.20);eL=vec3(-.68,1.26,-.06);}
 else{hR=vec3(.70,1.30,-.22);hL=vec3(-.50,1.12,-.44);eR=vec3(.66,1.18,.06);eL=vec3(-.60,1.18,-.10);}
 float arm=-.006*abs(sin(p.y*42.))+min(cap(p,vec3(.45,1.52,0),eR,.105,.085),cap(p,vec3(-.45,1.52,0),eL,.105,.085));
 d=U(d,vec2(arm*.9,3.));
 float fo=min(cap(p,eR,hR,.105,.072),cap(p,eL,hL,.105,.072));
 fo=min(fo,min(length(p-eR)-.118,length(p-eL)-.118));
 {float u1=clamp(dot(p-eR,hR-eR)/dot(hR-eR,hR-eR),0.,1.),u2=clamp(dot(p-eL,hL-eL)/dot(hL-eL,hL-eL),0.,1.);float u=p.x>0.?u1:u2;
  fo-=.012*smoothstep(.35,.9,u)+.006*smoothstep(.015,.0,abs(abs(u-.55)-.25)-.03);
  d=U(d,vec2(fo*.9,3.));d=U(d,vec2(fo*.9-.004+.4*abs(u-.86)*.3,4.));}
 float ha=min(box(p-hR,vec3(.075,.07,.075),.04),box(p-hL,vec3(.075,.07,.075),.04));
 d=U(d,vec2(ha,3.));
 // helm
 vec3 hp=(p-vec3(0,2.0,-.03))/1.14;
 if(v<.5){
  float he=cone(hp,.15,.135,.165)-.02;he=smin(he,ell(hp-vec3(0,.12,0),vec3(.178,.13,.185)),.05);
  he=smin(he,box(hp-vec3(0,-.02,-.165),vec3(.022,.17,.03),.012),.03);
  float slit=box(hp-vec3(0,.045,-.19),vec3(.125,.016,.10),.004);
  float vents=max(box(vec3(abs(hp.x)-.075,hp.y+.085,hp.z+.19),vec3(.032,.06,.1),.0),abs(fract(hp.x*42.)-.5)/42.-.005);
  he=max(max(he,-slit),-vents);d=U(d,vec2(he*.9,3.));
  d=U(d,vec2(box(hp-vec3(0,.045,-.125),vec3(.12,.03,.02),.0),9.));
  d=U(d,vec2(torus(hp-vec3(0,.095,0),.178,.016),4.));
  vec3 k=vec3(abs(hp.x),hp.y,hp.z)/1.16;k.y+=.015;
  float ho=cap(k,vec3(.15,.13,0),vec3(.31,.16,.03),.062,.056);ho=min(ho,cap(k,vec3(.31,.16,.03),vec3(.425,.30,.03),.056,.042));
  ho=smin(ho,cap(k,vec3(.425,.30,.03),vec3(.43,.46,-.02),.042,.026),.02);ho=min(ho,cap(k,vec3(.43,.46,-.02),vec3(.37,.60,-.07),.026,.004));
  ho-=.0022*sin(length(k.xy)*120.);d=U(d,vec2(ho*.85,11.));
 } else {
  float he=ell(hp-vec3(0,.03,0),vec3(.165,.215,.19));
  he=smin(he,cap(hp,vec3(0,.0,-.12),vec3(0,-.09,-.235),.10,.03),.06);
  float slit=max(box(vec3(q.x-.065,hp.y-.045-.12*q.x,hp.z+.20),vec3(.058,.013,.12),.003),-1.);
  he=max(he,-slit);d=U(d,vec2(he*.9,3.));
  d=U(d,vec2(box(vec3(q.x-.06,hp.y-.05,hp.z+.145),vec3(.05,.03,.02),0.),9.));
  vec2 c=hp.xy-vec2(0,.44);float cr=max(length(c)-.32,-(length(c-vec2(0,.085))-.275));
  d=U(d,vec2(max(cr,abs(hp.z+.06)-.016)*.9,4.));
  // hood of mail and aventail
  float av=cone(hp-vec3(0,-.16,.02),.10,.20,.165);d=U(d,vec2(av,8.));
 }
 // weapons
 if(v<.5){
  vec3 a=vec3(.47,.86,-.535),b=vec3(-1.02,1.87,-.30);a=vec3(.42,.89,-.53);b=vec3(-.86,1.78+.36,-.34);vec3 u=normalize(b-a);
  d=U(d,vec2(cap(p,a,b,.030,.030),8.));d=U(d,vec2(length(p-a)-.062,4.));
  vec3 w=normalize(vec3(.35,-.25,-1.)-u*dot(u,vec3(.35,-.25,-1.)));vec3 x=cross(u,w);vec3 r=p-b;r=vec3(dot(r,x),dot(r,u),dot(r,w));
  vec3 rb=abs(r);float hd=box(r,vec3(.33,.15,.15),.02);hd=max(hd,(rb.y+rb.z-.235)*.72);hd=max(hd,-(box(rb-vec3(.20,0,0),vec3(.02,.4,.4),0.)-.0)*1.);hd=min(hd,box(r,vec3(.29,.125,.125),.03));
  d=U(d,vec2(hd,3.));d=U(d,vec2(box(rb-vec3(.33,0,0),vec3(.022,.165,.165),.012),4.));
  d=U(d,vec2(cap(r,vec3(0,.12,0),vec3(0,.34,0),.05,.003),4.));
  d=U(d,vec2(max(abs(length(r.xy)-.07)-.012,rb.z-.155),9.));
 } else {
  vec3 a=vec3(.72,.03,-.24),b=vec3(.70,2.74,-.22);
  d=U(d,vec2(cap(p,a,b,.024,.022),8.));
  vec3 r=p-vec3(.70,2.98,-.22);float bl=max(abs(r.x)*.86+abs(r.y)*.26-.085,abs(r.z)-.022+.12*abs(r.x));d=U(d,vec2(bl*.85,3.));
  vec2 cc=r.xy+vec2(0,.26);float cr=max(length(cc)-.17,-(length(cc-vec2(0,.075))-.16));d=U(d,vec2(max(cr,abs(r.z)-.016)*.9,4.));
  d=U(d,vec2(cone(r+vec3(0,.30,0),.06,.03,.045),4.));
  // pennon
  vec3 f=p-vec3(.72,2.44,-.22);float wv=.05*sin(f.x*9.+1.)*smoothstep(0.,.4,f.x);float pn=max(max(abs(f.z-wv)-.008,abs(f.x-.30)-.30),abs(f.y+f.x*.18)-(.14-.16*f.x));
  d=U(d,vec2(pn*.6,5.));
  // kite shield on the left arm
  vec3 k=p-vec3(-.52,1.05,-.56);k.xz=rot(-.30)*k.xz;k.yz=rot(.10)*k.yz;
  k.z+=.55*k.x*k.x;float w=.34*(1.-pow(clamp((.10-k.y)/.80,0.,1.),2.));float kd=max(abs(k.x)-w,max(k.y-.46+.30*k.x*k.x,-.72-k.y));
  float fa=max(kd,abs(k.z)-.022)*.75;d=U(d,vec2(fa,10.));
  d=U(d,vec2(max(abs(kd+.012)-.022,abs(k.z)-.036)*.75,4.));
  d=U(d,vec2(ell(k-vec3(0,.05,-.03),vec3(.075,.075,.06)),4.));
  if(fa<=d.x+1e-4)gLocal=k;
 }
 // cape
 {float dy=1.66-p.y;float z=.20+.20*dy+.10*dy*dy*.6;float wd=.33+.26*dy;
  z+=.045*sin(p.x*(15.-4.*dy)+dy*2.)*smoothstep(.1,.9,dy);z-=.45*p.x*p.x;
  float cp=max(abs(p.z-z)-.014,max(abs(p.x)-wd,max(-dy,.05+.08*sin(p.x*17.)+.06*sin(p.x*41.)-p.y)))*.62;
  d=U(d,vec2(cp,5.));}
 // fur collar
 d=U(d,vec2((torus((p-vec3(0,1.69,.06))*vec3(.85,1,1),.25,.085)-.02*n3(p*42.))*.8,v<.5?12.:5.));
 return d;
}
vec4 place(int i){ // x, z, yaw, scale
 if(i==0)return vec4(-1.75,-.10,-.72,1.06);
 if(i==1)return vec4(1.80,.25,.78,1.06);
 if(i==2)return vec4(-3.55,3.9,-.75,.95);
 return vec4(3.75,4.3,.70,.95);}
vec3 fire(int i){if(i==0)return vec3(-1.55,1.72,7.4);if(i==1)return vec3(1.75,1.72,7.6);if(i==2)return vec3(-4.05,1.72,1.25);return vec3(4.20,1.72,1.55);}

vec2 map(vec3 p){
 // floor, dais steps
 vec2 d=vec2(p.y,1.);
 float R=length(p.xz-vec2(0,2.));
 // arcade
 float a=atan(p.x,p.z-2.);const float N=14.;float ca=floor(a/(2.*PI)*N+.5)*2.*PI/N;
 float ring=abs(R-9.6)-1.7;
 if(max(ring,p.y-10.)<.6){
  vec2 w=p.xz-vec2(0,2.);vec2 t=vec2(w.x*cos(ca)-w.y*sin(ca),w.x*sin(ca)+w.y*cos(ca)); // tangent, radial
  float hw=9.6*tan(PI/N);
  vec3 k=vec3(t.x,p.y,t.y-9.6);
  // wall with a pointed arch, and a small one above
  float ax=abs(k.x);
  vec2 c1=vec2(ax+.55,max(k.y-2.9,0.));float op=length(c1)-2.05;op=max(op,-k.y);
  vec2 c2=vec2(ax+.35,max(k.y-6.35,0.));float op2=max(length(c2)-1.05,5.3-k.y);
  float wall=max(abs(k.z)-.42,k.y-8.6);
  float full=max(max(wall,-op),-op2);
  float mould=max(abs(op-.10)-.10,abs(k.z)-.56);mould=max(mould,k.y-8.);
  float mould2=max(abs(op2-.07)-.07,abs(k.z)-.52);
  full=min(full,min(mould,mould2));
  full=min(full,max(abs(k.y-4.95)-.13,abs(k.z)-.60));full=min(full,max(abs(k.y-4.72)-.07,abs(k.z)-.52));
  full+=.35*smoothstep(.45,.8,n3(vec3(p.x*.7,p.y*.5,p.z*.7)))*smoothstep(6.2,8.6,p.y);
  // engaged pillar at each seam
  vec3 s=vec3(ax-hw,k.y,k.z+.35);
  float fl=.035*abs(sin(atan(s.x,s.z)*6.));
  float pil=cyl(s-vec3(0,3.,0),3.,.36+fl*0.,.02)+fl;
  pil=min(pil,box(s-vec3(0,.30,0),vec3(.62,.30,.62),.03));pil=min(pil,cone(s-vec3(0,.75,0),.16,.58,.42));
  pil=min(pil,cone(s-vec3(0,4.50,0),.22,.36,.62));pil=min(pil,box(s-vec3(0,4.82,0),vec3(.66,.12,.66),.03));
  pil=min(pil,cone(s-vec3(0,6.9,.1),1.9,.34,.22));
  full=min(full,pil);
  d=U(d,vec2(full*.8,2.));
  // banners, every pillar's face
  float cb=(floor(a/(2.*PI)*N)+.5)*2.*PI/N;vec3 b=vec3(w.x*cos(cb)-w.y*sin(cb),p.y,w.x*sin(cb)+w.y*cos(cb)-8.75);float bw=.56;float wv=.06*sin(b.y*2.3+cb*3.)+.03*sin(b.x*12.+b.y);
  float ban=max(max(abs(b.z-wv)-.014,abs(b.x)-bw),max(b.y-4.5,1.95+.55*abs(b.x)+.05*sin(b.x*31.+cb*9.)-b.y))*.6;
  if(ban<d.x)gLocal=b;
  d=U(d,vec2(ban,6.));
  d=U(d,vec2(cap(b,vec3(-.56,4.5,0),vec3(.56,4.5,0),.03,.03),7.));
 } else d=U(d,vec2(max(max(ring,p.y-10.)-.1,.3),2.));
 // rubble ring at the feet of the wall
 // braziers
 for(int i=0;i<4;i++){vec3 f=fire(i);vec3 q=p-vec3(f.x,0,f.z);float bd=length(q-vec3(0,.8,0))-1.25;
  if(bd<.4){float bo=abs(length(q-vec3(0,1.62,0))-.40)-.03;bo=max(bo,q.y-1.60);float an=atan(q.x,q.z);
   bo=min(bo,torus(q-vec3(0,1.60,0),.41,.045));
   float sp=abs(sin(an*4.))*length(q.xz);bo=min(bo,max(max(sp-.03,abs(length(q.xz)-.42)-.03),abs(q.y-1.69)-.11)*.6);
   bo=min(bo,cone(q-vec3(0,.70,0),.60,.11,.07));bo=min(bo,torus(q-vec3(0,.85,0),.10,.045));bo=min(bo,cone(q-vec3(0,.10,0),.10,.42,.20));
   d=U(d,vec2(bo,7.));
   d=U(d,vec2(ell(q-vec3(0,1.58,0),vec3(.36,.10,.36))+.05*n3(q*14.),13.));}
  else d=U(d,vec2(bd,7.));}
 // champions
 for(int i=0;i<4;i++){vec4 c=place(i);vec3 q=p-vec3(c.x,0.,c.y);
  float bd=length((q-vec3(0,1.5,0))*vec3(1,.72,1))-1.42;
  if(bd<.25){
   q.xz=rot(c.z)*q.xz;q/=c.w;
   float bs=cone(q-vec3(0,.05,0),.05,.66,.62);vec2 e=vec2(bs,14.);
   float v=(i==0||i==2)?0.:1.;
   e=U(e,champion(q-vec3(0,.10,0),v));e.x*=c.w;
   if(e.x<d.x){gId=i;d=e;if(e.y<9.5||e.y>10.5)gLocal=q;}
  } else d=U(d,vec2(bd,3.));}
 return d;
}
vec3 normal(vec3 p,float e){vec3 n=vec3(0);for(int i=0;i<4;i++){vec3 k=.5773*(2.*vec3((((i+3)>>1)&1),((i>>1)&1),(i&1))-1.);n+=k*map(p+k*e).x;}return normalize(n);}
float shadow(vec3 p,vec3 l,float tm,float k){float t=.04,r=1.;for(int i=0;i<40;i++){float h=map(p+l*t).x;r=min(r,k*h/t);t+=clamp(h,.03,.5);if(r<.005||t>tm)break;}return clamp(r,0.,1.);}
float occlusion(vec3 p,vec3 n){float s=0.,w=1.;for(int i=1;i<=5;i++){float h=.02+.09*float(i);s+=(h-map(p+n*h).x)*w;w*=.78;}return clamp(1.-1.1*s,0.,1.);}

const vec3 MOON=normalize(vec3(-.20,.62,.78));
const vec3 DISC=normalize(vec3(.006,.112,1.));
vec3 envmap(vec3 r){
 vec3 c=mix(vec3(.030,.022,.018),vec3(.060,.10,.175),smoothstep(-.2,.9,r.y));
 c+=vec3(.55,.40,.28)*.55*smoothstep(.55,.95,dot(r,normalize(vec3(-.55,.42,-.75))));
 c+=vec3(.20,.30,.48)*.9*smoothstep(.75,.95,dot(r,normalize(vec3(.75,.50,-.25))));
 c+=vec3(.55,.75,1.1)*.9*pow(max(dot(r,MOON),0.),10.);
 c+=vec3(.9,1.1,1.5)*.20*smoothstep(.55,.9,dot(r,normalize(vec3(.1,.55,1.))));
 return c;}
float hexd(vec2 p){p=abs(p);return max(dot(p,vec2(.5,.8660254)),p.x);}
vec4 hexg(vec2 p){const vec2 s=vec2(1.,1.7320508);vec4 c=floor(vec4(p,p-vec2(.5,1.))/s.xyxy)+.5;vec4 h=vec4(p-c.xy*s,p-(c.zw+.5)*s);return dot(h.xy,h.xy)<dot(h.zw,h.zw)?vec4(h.xy,c.xy):vec4(h.zw,c.zw+.5);}

vec3 emblem(vec2 u,float team,vec3 field,vec3 metal){ // invented heraldry
 float m=0.;
 if(team<.5){ // a broken sun over a bar
  float r=length(u),a=atan(u.x,u.y);m=smoothstep(.012,.0,abs(r-.13)-.028);
  m=max(m,smoothstep(.012,0.,max(abs(r-.245)-.055,abs(sin(a*4.))*r-.022)));
  m*=1.-smoothstep(.02,.0,abs(u.x+u.y*.45)-.022);
  m=max(m,smoothstep(.012,0.,max(abs(u.y+.45)-.025,abs(u.x)-.26)));m=max(m,smoothstep(.012,0.,max(abs(u.y+.54)-.012,abs(u.x)-.20)));
 } else { // two crescents and a tower star
  float c=max(length(u-vec2(0,.02))-.20,-(length(u-vec2(0,.09))-.185));m=smoothstep(.012,0.,c);
  c=max(length(u-vec2(0,-.20))-.14,-(length(u-vec2(0,-.15))-.13));m=max(m,smoothstep(.012,0.,c));
  vec2 s=abs(u-vec2(0,.16));m=max(m,smoothstep(.012,0.,s.x*1.9+s.y*.8-.10));
  m=max(m,smoothstep(.012,0.,abs(abs(u.x)-.32)-.016));
 }
 return mix(field,metal,m);}

vec3 shade(vec3 ro,vec3 rd,float t,float mat,int id,vec3 lp){
 vec3 p=ro+rd*t;vec3 n=normal(p,.0012+.0004*t);
 float team=(id==0||id==2)?0.:1.;
 vec3 alb=vec3(.2);float rough=.6,metal=0.;vec3 emit=vec3(0);
 float g1=fbm(p*3.1),g2=fbm(p*13.);
 vec3 clothA=vec3(.30,.020,.022),clothB=vec3(.012,.115,.135);
 if(mat<1.5){ // flagstones: rings and joints
  vec2 w=p.xz-vec2(0,1.0);float R=length(w),a=atan(w.y,w.x);
  float rw=.92;float ri=floor(R/rw);float fr=fract(R/rw);float cnt=max(floor(ri*5.+5.),6.);float sa=a/(2.*PI)*cnt+ri*.37;float fa=fract(sa);
  float jr=min(fr,1.-fr)*rw,ja=min(fa,1.-fa)*2.*PI*R/cnt;float j=min(jr,ja);float id2=h21(vec2(ri,floor(sa)));
  float joint=smoothstep(.016,.060,j+.016*(g2-.5));
  alb=mix(vec3(.060,.057,.058),vec3(.19,.172,.155),id2*.75+.25*g1)*(.55+.8*g2);
  alb*=mix(.22,1.,joint)*.72;rough=mix(.32,.70,smoothstep(.38,.62,fbm(p*1.4+7.)))+.12*id2;rough=mix(.95,rough,joint);
  float e=.012;float ga=fbm(vec3(p.x+e,0,p.z)*13.)-fbm(vec3(p.x-e,0,p.z)*13.),gb=fbm(vec3(p.x,0,p.z+e)*13.)-fbm(vec3(p.x,0,p.z-e)*13.);
  n=normalize(n-vec3(ga,0,gb)*1.3*mix(.35,1.,rough)+ (id2-.5)*.05*vec3(sin(id2*90.),0,cos(id2*70.)));
  // inlaid bronze ring
  float inlay=smoothstep(.02,.0,abs(abs(R-3.68)-.10)-.02);float run=smoothstep(.02,.0,abs(R-3.68)-.03)*step(.35,h21(vec2(floor(a*26.),3.)));
  inlay=max(inlay,run);alb=mix(alb,vec3(.34,.20,.08)*(.5+g2),inlay*.9);metal=inlay*.9;rough=mix(rough,.38,inlay);
  // blood-dark stains
  float st=smoothstep(.60,.70,fbm(p*.9+vec3(11.,0,4.)));alb=mix(alb,alb*vec3(.55,.16,.13),st*.75);rough=mix(rough,.20,st*.6);
 } else if(mat<2.5){
  float row=floor(p.y/.46);float br=fract(p.y/.46);float wa=atan(p.x,p.z-2.)*9.6/.9+row*.5;float fx=fract(wa);
  float j=min(min(br,1.-br)*.46,min(fx,1.-fx)*.9);float id2=h21(vec2(row,floor(wa)));
  alb=mix(vec3(.10,.095,.098),vec3(.185,.17,.158),.6*id2+.4*g1)*(.5+.85*g2);alb*=mix(.45,1.,smoothstep(.0,.04,j));
  alb=mix(alb,vec3(.03,.035,.03),smoothstep(.5,.75,fbm(p*vec3(1.3,.35,1.3)+2.))*.7);rough=.8;
  float e=.02;vec3 gr=vec3(fbm((p+vec3(e,0,0))*7.),fbm((p+vec3(0,e,0))*7.),fbm((p+vec3(0,0,e))*7.))-fbm(p*7.);n=normalize(n-gr*2.2);
 } else if(mat<3.5){metal=1.;float sc=n3(lp*vec3(60.,14.,60.));float wear=smoothstep(.45,.75,fbm(lp*9.));
  alb=team<.5?mix(vec3(.20,.19,.19),vec3(.42,.40,.38),wear):mix(vec3(.30,.34,.38),vec3(.60,.63,.66),wear);
  alb*=.72+.4*sc;rough=mix(.24,.50,g2+.2*sc-.2*wear);
  alb=mix(alb,vec3(.10,.055,.03),smoothstep(.58,.72,fbm(lp*17.+3.))*.6);
  float e=.01;vec3 gr=vec3(fbm((lp+vec3(e,0,0))*24.),fbm((lp+vec3(0,e,0))*24.),fbm((lp+vec3(0,0,e))*24.))-fbm(lp*24.);n=normalize(n-gr*.55);
 } else if(mat<4.5){metal=1.;alb=team<.5?vec3(.72,.44,.16):vec3(.66,.56,.36);alb*=.65+.6*g2;rough=.32+.2*g2;}
 else if(mat<5.5){alb=team<.5?clothA:clothB;alb*=.65+.7*g2;alb*=.86+.14*sin(lp.x*420.)*sin(lp.y*420.);rough=.92;
  float hem=smoothstep(.02,.0,abs(lp.y-.36)-.02);alb=mix(alb,(team<.5?vec3(.45,.28,.09):vec3(.45,.46,.42)),hem*.7);}
 else if(mat<6.5){ // wall banners
  float tm=p.x<0.?0.:1.;vec2 u=vec2(lp.x,lp.y-3.25)*vec2(1.,.92);vec3 f=tm<.5?clothA:clothB;
  alb=emblem(u*.60,tm,f,tm<.5?vec3(.80,.52,.16):vec3(.70,.74,.70));alb=mix(alb,tm<.5?vec3(.40,.24,.08):vec3(.36,.40,.40),smoothstep(.012,0.,abs(abs(lp.x)-.49)-.018));
  alb*=(.55+.8*g2)*mix(.35,1.,smoothstep(1.9,2.9,lp.y+.5*g1));rough=.95;}
 else if(mat<7.5){alb=vec3(.075,.07,.068)*(.6+g2);metal=.8;rough=.52;}
 else if(mat<8.5){alb=vec3(.070,.045,.030)*(.6+.9*g2);float ml=sin(lp.x*150.+sin(lp.y*150.)*1.2)*sin(lp.y*150.);alb*=.8+.35*ml;rough=.62;metal=.25;}
 else if(mat<9.5){alb=vec3(.02);emit=(team<.5?vec3(1.,.28,.05):vec3(.10,.62,1.))*2.2;}
 else if(mat<10.5){alb=emblem(vec2(lp.x,lp.y-.02)*1.05,1.,vec3(.016,.13,.15),vec3(.62,.63,.60));alb=mix(alb,vec3(.40,.42,.42),step(abs(lp.x),-.1));alb*=.55+.75*g2;
  alb=mix(alb,vec3(.33,.34,.35),smoothstep(.60,.66,fbm(lp*vec3(9.,26.,9.)+lp.x*14.))*.8);rough=.45;metal=.35;}
 else if(mat<11.5){alb=mix(vec3(.36,.29,.20),vec3(.07,.05,.04),smoothstep(.25,.62,length(lp.xy-vec2(0,2.05)))) *(.7+.5*g2);rough=.45;}
 else if(mat<12.5){alb=vec3(.085,.065,.05)*(.4+1.2*n3(lp*vec3(90.,30.,90.)));rough=1.;}
 else if(mat<13.5){alb=vec3(.02);emit=mix(vec3(.5,.05,.0),vec3(3.4,1.3,.28),smoothstep(.35,.75,fbm(p*16.)));}
 else{alb=vec3(.05,.05,.055)*(.6+.8*g2);rough=.5;metal=.3;
  float r=length(lp.xz);if(lp.y>.09)alb=vec3(.10,.09,.085)*(.5+g2*1.2);
  emit+=((id==0)?vec3(1.,.40,.10):(id==1)?vec3(.2,.75,1.):vec3(0.))*smoothstep(.012,.0,abs(lp.y-.052)-.012)*2.2*step(.6,r);}
 float ao=occlusion(p,n);
 vec3 F0=mix(vec3(.035),alb,metal);vec3 dif=alb*(1.-metal);
 vec3 c=vec3(0);float nv=max(dot(n,-rd),.02);
 float a2=rough*rough;a2*=a2;
 // moon
 {vec3 l=MOON;float nl=max(dot(n,l),0.);if(nl>0.){float s=shadow(p+n*.01,l,7.,14.);
  // the light falls through the open vault
  vec3 q=p+l*((9.-p.y)/l.y);float hole=smoothstep(.9,.2,abs(fract(q.x/3.4+.62)-.5)*3.4-.5)*smoothstep(7.5,5.,abs(q.z-12.));hole=.30+.70*hole;
  vec3 h=normalize(l-rd);float nh=max(dot(n,h),0.);float dd=nh*nh*(a2-1.)+1.;float D=a2/(PI*dd*dd);vec3 F=F0+(1.-F0)*pow(1.-max(dot(h,l),0.),5.);
  c+=(dif+D*F*.28/(.35+.65*nv))*nl*s*hole*vec3(.50,.76,1.2)*(mat<1.5?1.35:2.5);}}
 // fires
 for(int i=0;i<4;i++){vec3 f=fire(i)+vec3(0,.35,0);vec3 l=f-p;float dl=length(l);l/=dl;float nl=dot(n,l);nl=mat<6.5&&mat>4.5?max(nl*.75+.25,0.):max(nl,0.);
  if(nl>0.){float s=1.;if(dl>.9)s=shadow(p+n*.015,l,dl-.75,9.);
   vec3 h=normalize(l-rd);float nh=max(dot(n,h),0.);float aa=max(a2,.012);float dd=nh*nh*(aa-1.)+1.;float D=aa/(PI*dd*dd);vec3 F=F0+(1.-F0)*pow(1.-max(dot(h,l),0.),5.);
   c+=(dif+D*F*.30/(.35+.65*nv))*nl*s*vec3(1.,.42,.115)*(i<2?26.:15.)/(1.4+dl*dl);}}
 // key for the faces: a low warm light from the camera's left, as a theatre would
 {vec3 l=normalize(vec3(-2.6,3.4,-5.)-p+vec3(0,0,0));float nl=max(dot(n,l),0.);float s=1.;if(nl>0.)s=shadow(p+n*.012,l,5.,7.);vec3 h=normalize(l-rd);float nh=max(dot(n,h),0.);float dd=nh*nh*(a2-1.)+1.;float D=a2/(PI*dd*dd);
  float spot=exp(-dot(p.xz-vec2(0,.2),p.xz-vec2(0,.2))*.10);
  c+=(dif*.9+D*F0*.35)*nl*s*spot*vec3(1.,.74,.50)*(mat>2.5?1.25:.55);}
 vec3 r=reflect(rd,n);vec3 Fr=F0+(max(vec3(1.-rough),F0)-F0)*pow(1.-nv,5.);
 vec3 ev=envmap(r)*1.7;for(int i=0;i<4;i++){vec3 l=fire(i)+vec3(0,.3,0)-p;float dl=length(l);float k=max(dot(r,l/dl),0.);ev+=vec3(1.,.42,.12)*pow(k,mix(40.,5.,rough))*3./(1.+dl*.6);}
 c+=Fr*ev*ao*(metal>.5?1.25:.8);
 c+=dif*(vec3(.045,.062,.10)*(.5+.5*n.y)+vec3(.05,.028,.014)*(.5-.5*n.y))*ao*1.3;
 c*=mix(.45,1.,ao);
 // rim from the vault
 float rim=pow(1.-nv,3.)*smoothstep(-.1,.6,n.y*.6+n.z*.6);if(mat>2.5&&mat<12.5)c+=rim*vec3(.30,.45,.72)*.40*ao*(mat<6.5||mat>6.6?1.:0.);
 // the game's hexes on the floor
 if(mat<1.5){
  vec2 hs=(p.xz-vec2(-1.75,-.10))/1.02;vec4 hx=hexg(hs.yx);float e=.5-hexd(hx.xy);vec2 cw=(hs.yx-hx.xy).yx*1.02+vec2(-1.75,-.10);
  float dA=length(cw-vec2(-1.75,-.10)),dB=length(cw-vec2(1.80,.25));
  float ln=smoothstep(.030,.012,abs(e-.035)-.008);float fillv=smoothstep(.16,.0,e-.03);
  if(dA<2.2&&dA>.3&&dB>.75){c+=(ln*.55+fillv*.08)*vec3(1.,.48,.16)*.8;}
  float rA=length(p.xz-vec2(-1.75,-.10)),rB=length(p.xz-vec2(1.80,.25));
  c+=vec3(1.,.42,.12)*(smoothstep(.03,.0,abs(rA-.80)-.018)*1.3+.16*exp(-max(rA-.7,0.)*5.));
  float ab=atan(p.z-.25,p.x-1.80);c+=vec3(.16,.72,1.)*(smoothstep(.03,.0,abs(rB-.80)-.016)*1.2*step(.22,fract(ab/(2.*PI)*8.))+.16*exp(-max(rB-.7,0.)*5.));
 }
 return c+emit;
}
vec3 night(vec3 rd){
 float g=max(dot(rd,DISC),0.);float m=fbm(vec3(rd.xy*vec2(2.2,5.),3.));
 vec3 c=mix(vec3(.006,.009,.016),vec3(.020,.034,.060),smoothstep(.3,.7,m));
 c+=vec3(.045,.085,.15)*pow(g,26.)*(.45+.9*m)+vec3(.16,.26,.40)*pow(g,200.)*(.5+.7*m);
 c+=vec3(.085,.030,.012)*exp(-abs(rd.y+.03)*9.);
 return c;}
vec3 moonDisc(vec3 rd){
 vec2 u=(rd.xy/rd.z-DISC.xy/DISC.z)/.066;float r=length(u);
 float mar=fbm(vec3(u*1.7,4.)),cr=fbm(vec3(u*6.,8.));
 vec3 c=vec3(.74,.88,1.)*(.22+.50*smoothstep(.34,.60,mar)+.5*(cr-.5))*smoothstep(1.,.975,r)*1.15;
 c*=.72+.28*smoothstep(.25,.6,fbm(vec3(u.x*.9,u.y*3.6,1.)));
 return c;}
float skyline(vec3 rd){ // spires far off, in front of the moon
 vec2 u=(rd.xy/rd.z-DISC.xy/DISC.z)/.066;float x=u.x*2.3,hgt=-1.25+.12*n3(vec3(u.x*3.,1.,1.));
 for(int i=0;i<15;i++){float f=float(i);float cx=(f-7.)*1.05+.45*sin(f*7.);float w=.13+.20*h21(vec2(f,2.));float th=-1.15+1.25*h21(vec2(f,9.))-.20*abs(f-6.);
  float d=abs(x-cx);if(d<w)hgt=max(hgt,th+(w-d)*2.4);if(d<w*1.5)hgt=max(hgt,th-.45);if(d<.035)hgt=max(hgt,th+w*2.4+.22);}
 return smoothstep(-.02,.02,u.y-hgt);}
float flame(vec2 u,float s){ // u: width .5, height 1.3
 u.x+=(n3(vec3(u.x*2.5,u.y*3.-s*7.,s))-.5)*.42*smoothstep(0.,.8,u.y);u.x+=(n3(vec3(u.x*6.,u.y*7.-s,s+4.))-.5)*.16;
 float w=.34*(1.-smoothstep(-.2,1.25,u.y))*(.75+.6*n3(vec3(u.y*3.,s,2.)));float d=abs(u.x)/max(w,.01);
 float f=(1.-smoothstep(.25,1.05,d))*smoothstep(-.12,.05,u.y)*smoothstep(1.3,.25,u.y);
 float tear=smoothstep(.30,.62,fbm(vec3(u.x*5.,u.y*3.2,s*3.))+.42-.42*u.y);return f*tear;}
void main(){
 vec3 sum=vec3(0);
 vec3 ro=vec3(.20,1.72,-7.7),ta=vec3(.05,1.56,.5);vec3 ww=normalize(ta-ro),uu=normalize(cross(vec3(0,1,0),ww)),vv=cross(ww,uu);
 for(int k=0;k<4;k++){if(float(k)>=samples)break;
  vec2 j=samples<1.5?vec2(0):vec2(k==0?-.25:k==1?.25:k==2?-.12:.12,k==0?-.125:k==1?.125:k==2?.25:-.25);
  vec2 uv=(gl_FragCoord.xy+j-.5*res)/res.y;
  vec3 rd=normalize(uv.x*uu+uv.y*vv+1.78*ww);
  float t=3.;float mat=-1.;int id=0;vec3 lp=vec3(0);
  for(int i=0;i<170;i++){vec2 h=map(ro+rd*t);if(h.x<.0006*t){mat=h.y;id=gId;lp=gLocal;break;}t+=h.x*.92;if(t>34.)break;}
  vec3 col=vec3(0);
  float fogz=.5+.5*rd.y;
  vec3 sky=night(rd);
  if(mat<0.){t=34.;col=mix(sky*.42,sky+moonDisc(rd),skyline(rd));}
  else{map(ro+rd*t);id=gId;lp=gLocal;col=shade(ro,rd,t,mat,id,lp);}
  // fog: thicker low and far
  float fg=1.-exp(-max(t-6.5,0.)*.052);if(mat>=0.)col=mix(col,sky*.75+vec3(.006,.004,.004),clamp(fg*.85,0.,.85));
  float low=0.;for(int i=0;i<6;i++){float tt=t*(float(i)+.5)/6.;vec3 q=ro+rd*tt;low+=exp(-max(q.y,0.)*2.1)*smoothstep(.35,.75,fbm(q*vec3(.55,.9,.55)+vec3(3.,0,0)));}
  low*=t/6.*.022;col=mix(col,vec3(.045,.054,.074),clamp(low,0.,.5));
  // moon shafts through the vault
  {float sh=0.;for(int i=0;i<14;i++){float tt=4.+(float(i)+.5)/14.*11.;if(tt>t)break;vec3 q=ro+rd*tt;vec3 top=q+MOON*((9.-q.y)/MOON.y);vec2 w=top.xz;
    float b=smoothstep(.8,.1,abs(fract(w.x/3.4+.62)-.5)*3.4-.5)*smoothstep(7.5,4.,abs(w.y-13.));sh+=b*exp(-max(q.y-1.,0.)*.05)*(.6+.7*fbm(q*.8));}
   col+=vec3(.36,.56,.95)*sh*.0042;}
  // fires and their haze
  for(int i=0;i<4;i++){vec3 f=fire(i);vec3 w=f-ro;float tb=dot(w,ww)/dot(rd,ww);vec3 q=ro+rd*tb-f;vec2 u=vec2(dot(q,uu),q.y);
   float m=tb<t+.35?1.:0.;
   float fl=flame(u/vec2(1.05,1.0),float(i)*3.7+1.)*m,fl2=flame((u-vec2(.02,-.02))/vec2(.62,.70),float(i)*5.1+9.)*m;
   col+=vec3(1.7,.52,.09)*fl*1.5+vec3(2.1,1.35,.55)*fl2*1.8;
   float dist=length(cross(rd,w-vec3(0,.35,0)*-1.));float vis=length(w)<t+1.?1.:.35;
   col+=vec3(1.,.40,.11)*(.050/(dist*dist+.10)+.012/(dist+.25))*vis*.24;}
  // embers
  for(int l=0;l<3;l++){float sc=9.+6.*float(l);vec2 g=uv*sc+vec2(0,float(l)*3.7);vec2 gi=floor(g);float r=h21(gi+float(l)*17.);
   if(r>.80){vec2 of=(vec2(h21(gi+3.3),h21(gi+7.1))-.5)*.8;vec2 cell=abs(fract(g)-.5);float inside=smoothstep(.5,.30,max(cell.x,cell.y));vec2 dd=fract(g)-.5-of;dd=rot(r*40.)*dd;dd.y*=.45;float e=length(dd)/sc;float b=h21(gi+1.9);
    float size=.0009+.0014*b*b;float mask=exp(-abs(uv.x)*.1)*smoothstep(.62,-.2,uv.y);
    col+=vec3(1.,.42,.12)*mask*(smoothstep(size,size*.3,e)*2.2+.10*inside*exp(-e*e/(size*size*14.)))*b;}}
  sum+=col;
 }
 vec3 col=sum/max(samples,1.);
 vec2 v=(gl_FragCoord.xy/res-.5);col*=1.-.85*dot(v,v)*1.15;
 col*=1.08;
 col=(col*(2.51*col+.03))/(col*(2.43*col+.59)+.14);
 col=pow(clamp(col,0.,1.),vec3(1./2.2));
 col=mix(col,col*col*(3.-2.*col),.25);
 col+=(h21(gl_FragCoord.xy)-.5)/255.*3.;
 o=vec4(col,1);
}
