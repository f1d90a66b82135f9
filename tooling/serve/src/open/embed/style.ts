import { palette } from '@showcase/ui/palette';

type Colors = Record<'surface' | 'ink' | 'inkMuted' | 'border' | 'voltText' | 'spark', string>;

const variables = ({ surface, ink, inkMuted, border, voltText, spark }: Colors) =>
  `--surface:${surface};--ink:${ink};--muted:${inkMuted};--border:${border};--link:${voltText};--star:${spark}`;

/** The whole style of a card. The policy of the page has its hash. */
export const STYLE = `
:root{color-scheme:light dark;${variables(palette.light)}}
@media (prefers-color-scheme:dark){:root{${variables(palette.dark)}}}
*{box-sizing:border-box;margin:0}
body{background:var(--surface);color:var(--ink);font:16px/1.4 system-ui,sans-serif}
main{display:flex;flex-direction:column;min-height:100vh;overflow:hidden;border:1px solid var(--border);border-radius:12px}
.cover{display:block;inline-size:100%;aspect-ratio:16/9;object-fit:cover}
.text{display:flex;flex:1;flex-direction:column;gap:8px;padding:16px}
.person{display:flex;gap:12px;align-items:center}
.portrait{flex:none;inline-size:64px;block-size:64px;border-radius:50%;object-fit:cover}
h1{font-size:20px;line-height:1.25;overflow-wrap:anywhere}
h1,.about{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}
p{overflow-wrap:anywhere}
.quiet{color:var(--muted);font-size:14px}
.star{color:var(--star)}
.site{margin-block-start:auto;font-size:14px}
a{color:var(--link);text-underline-offset:2px}
h1 a{color:inherit;text-decoration:none}
h1 a:hover{text-decoration:underline}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
h1 a:focus-visible{outline-offset:-2px}
@media (max-height:300px){.cover{display:none}}
`;
