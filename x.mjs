import sharp from 'sharp';
const [out,h,...fs]=process.argv.slice(2);const ims=[];let x=0;for(const f of fs){const b=await sharp(f).resize({height:+h}).png().toBuffer({resolveWithObject:true});ims.push({input:b.data,left:x,top:0});x+=b.info.width+20}
await sharp({create:{width:x,height:+h,channels:3,background:'#555'}}).composite(ims).png().toFile(out);
