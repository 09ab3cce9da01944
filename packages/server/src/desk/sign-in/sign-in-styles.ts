import { palette } from '@rebhang-solar/content/palette';

const { paper, slate, tile } = palette;

/** The theme's looks for the pages that come without the desk's script. @param fontHref none before a build */
export const signInStyles = (fontHref: string | undefined) => `
${fontHref ? `@font-face { font-family: Archivo; src: url(${fontHref}) format('woff2'); font-weight: 100 900; font-display: swap; }` : ''}
* { box-sizing: border-box; }
html { color: ${slate[6]}; background: ${paper[1]}; font: 1rem/1.5 Archivo, Arial, sans-serif; }
body { margin: 0; }
header { display: flex; gap: .75rem; align-items: center; min-height: 56px; padding: 0 clamp(1rem, 2.2vw, 2rem); color: ${paper[1]}; background: ${slate[6]}; }
main { max-width: calc(472px + 2rem); margin: 0 auto; padding: clamp(1.75rem, 7.2vw, 6.5rem) 1rem 2rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; font-weight: 700; line-height: 1.1; letter-spacing: -.01em; overflow-wrap: normal; text-wrap: balance; }
p { margin: 0 0 1.5rem; text-wrap: pretty; }
a { color: inherit; text-underline-offset: .2em; }
.plate { position: relative; padding: 1.5rem 1.25rem; border: 2px solid ${slate[6]}; background: ${paper[0]}; clip-path: polygon(0 0, calc(100% - 16px) 0, 100% 16px, 100% 100%, 0 100%); }
.plate::after { content: ''; position: absolute; top: -2px; right: -2px; width: 16px; height: 16px; background: linear-gradient(to top right, transparent calc(50% - 2px), ${slate[6]} calc(50% - 2px)); }
.plate > :last-child, form > :last-child { margin-bottom: 0; }
label, legend { display: block; margin-bottom: .4rem; padding: 0; font-weight: 600; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
input:not([type=radio], [type=hidden]) { display: block; width: 100%; min-height: 50px; margin-bottom: 1.1rem; padding: 0 .9rem; border: 1.5px solid ${slate[4]}; border-radius: 0; color: inherit; background: ${paper[0]}; font: inherit; }
input[aria-invalid] { border-color: ${tile[7]}; border-left-width: 6px; }
.error { margin-bottom: .4rem; color: ${tile[7]}; font-size: .9375rem; font-weight: 600; line-height: 1.4; }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 50px; margin-bottom: .5rem; padding: 0 .9rem; border: 1.5px solid ${slate[4]}; background: ${paper[0]}; cursor: pointer; }
.choice:has(:checked) { border-color: ${slate[6]}; box-shadow: inset 0 0 0 1px ${slate[6]}; }
.choice input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: ${slate[6]}; }
button { display: block; width: 100%; min-height: 52px; padding: .5rem 1.25rem; font: inherit; font-size: 1.0625rem; font-weight: 650; cursor: pointer; }
.main { border: 0; color: ${paper[0]}; background: ${tile[6]}; clip-path: polygon(0 0, calc(100% - 12px) 0, 100% 12px, 100% 100%, 0 100%); }
.main:hover { background: ${tile[7]}; }
.quiet { border: 2px solid ${slate[6]}; color: inherit; background: transparent; }
.quiet:hover { background: ${paper[2]}; }
.note { margin: 1.25rem 0 0; padding-top: 1.1rem; border-top: 1px solid ${paper[4]}; color: ${slate[5]}; font-size: .9375rem; }
.below { margin: 1.1rem 0 0; color: ${slate[5]}; font-size: .9375rem; }
:focus-visible { outline: 3px solid ${slate[6]}; outline-offset: 3px; }
.main:focus-visible { outline: 3px solid ${paper[0]}; outline-offset: -7px; }
@media (min-width: 40rem) {
  h1 { font-size: 2rem; }
  .plate { padding: 2rem 2.25rem 2.25rem; }
}
`;
