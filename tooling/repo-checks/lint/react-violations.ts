const component = (
  body: string,
) => `import { useEffect, useId, useMemo, useRef, useState } from 'react';
let outside = 1;
export function One({ a, items }) { ${body} }`;

/** A violation of each rule for the code of the UI, by its name. */
export const reactViolations: Record<string, string> = {
  'rules-of-hooks': component('if (a) useState(1); return null;'),
  'exhaustive-deps': component('useEffect(() => { go(a); }, []); return null;'),
  'static-components': component('const Two = () => <p />; return <Two />;'),
  'use-memo': component('const b = useMemo(async () => a, [a]); return b;'),
  'void-use-memo': component('useMemo(() => { go(a); }, [a]); return null;'),
  'preserve-manual-memoization': component(
    'const b = []; useId(); b.push(a); const c = useMemo(() => [b], [b]); return <p>{c}</p>;',
  ),
  'incompatible-library': `import { useVirtualizer } from '@tanstack/react-virtual';
export function One() { const rows = useVirtualizer({ count: 1 }); return <p>{rows.getTotalSize()}</p>; }`,
  immutability: component('const [b] = useState({}); b.c = a; return <p>{b.c}</p>;'),
  globals: component('outside = 2; return <p>{outside}</p>;'),
  refs: component('const b = useRef(1); return <p>{b.current}</p>;'),
  'set-state-in-effect': component(
    'const [b, setB] = useState(1); useEffect(() => { setB(2); }, []); return b;',
  ),
  'error-boundaries': component('try { return <p />; } catch { return null; }'),
  purity: component('return <p>{Math.random()}</p>;'),
  'set-state-in-render': component('const [b, setB] = useState(1); setB(2); return b;'),
  'unsupported-syntax': component("eval('1'); return <p />;"),
  'plain-texts': 'export const One = () => <p>Your request was refused.</p>;',
  'shared-keys': component("return <input onKeyDown={(event) => event.key === 'Enter' && a()} />;"),
  'query-keys': "queryClient.prefetchQuery({ queryKey: ['users', a] });",
  'no-bare-lazy': "export const load = () => import('./dialog.tsx');",
};
