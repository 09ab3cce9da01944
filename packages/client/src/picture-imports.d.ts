/** What the build makes of a rendering (vite.config.ts). */
declare module '*?picture' {
  const picture: import('./components/pictures.ts').PictureFiles;
  export default picture;
}
