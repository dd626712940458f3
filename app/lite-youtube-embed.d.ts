declare module 'lite-youtube-embed';
