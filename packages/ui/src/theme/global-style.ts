import { createGlobalStyle } from 'styled-components';
import { focusRing } from './focus-ring.ts';
import { tokenCss } from './token-css.ts';
import { tokens } from './tokens.ts';

export const GlobalStyle = createGlobalStyle`
  ${tokenCss}

  *, *::before, *::after { box-sizing: border-box; }

  html { background: ${tokens.color.paper}; text-size-adjust: 100%; scroll-padding-block-start: 80px; }
  ${tokens.media.low} { html { scroll-padding-block-start: 0; } }

  @media screen { body { min-block-size: 100vh; } }
  body {
    margin: 0;
    background: ${tokens.color.paper};
    color: ${tokens.color.ink};
    font: ${tokens.weight.normal} 1rem/1.5 ${tokens.font};
    font-feature-settings: 'cv11', 'ss03';
    overflow-wrap: break-word;
  }

  [data-theme='dark'], [data-theme='night'] { -webkit-font-smoothing: antialiased; }
  [data-theme='night'] { background: ${tokens.color.paper}; color: ${tokens.color.ink}; }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
  h1, h2, h3, h4 {
    font-family: ${tokens.display};
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.01em;
    line-height: 1.25;
    text-wrap: balance;
  }
  h1, h2 { letter-spacing: -0.025em; line-height: 1.05; }
  h1 { font-size: ${tokens.text[36]}; }
  h2 { font-size: ${tokens.text[28]}; }
  h3 { font-size: ${tokens.text[18]}; }
  h4 { font-size: ${tokens.text[16]}; }
  ul[role='list'] { padding: 0; list-style: none; }
  img, svg, video { display: block; max-inline-size: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  table { font-variant-numeric: tabular-nums; }

  :focus-visible { ${focusRing} }
  :where(a[href], button:not(:disabled, [aria-disabled]), summary, label:has(input:not(:disabled)),
    input:is([type='checkbox'], [type='radio']):not(:disabled), [role='switch']:not([data-disabled]), [role='tab'], [role='option'], [role^='menuitem']):active { opacity: 0.75; }
  ::selection { background: ${tokens.color.volt}; color: ${tokens.color.onVolt}; }

  ${tokens.media.forced} {
    [aria-current='page'], [aria-current='true'], [aria-pressed='true'], [role='tab'][aria-selected='true'],
    [role='option'][data-selected], [role='option'][data-highlighted], [role^='menuitem'][data-highlighted] {
      outline: 2px solid Highlight; outline-offset: -2px;
    }
    :focus-visible:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px; }
  }

  /* Glyphs that features choose have no text in a PDF of Firefox; an element that would be cut moves to the next page. */
  @media print {
    *, *::before, *::after { font-feature-settings: normal !important; font-variant-numeric: normal !important; }
    article, figure, li, tr { break-inside: avoid; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
