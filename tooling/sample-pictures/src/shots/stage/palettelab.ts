import { swatches } from '../../blocks/media.ts';
import { topbar } from '../../blocks/shells.ts';
import { btn, card, chip, col, cols, h1, p, row, spread } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const palette = swatches([
  ['#1f2f3a', 'Harbour', '13.2 : 1'],
  ['#2f6f73', 'Kelp', '5.9 : 1'],
  ['#8fb9a8', 'Lichen', '9.1 : 1'],
  ['#f2d9a0', 'Straw', '14.0 : 1'],
  ['#e0764f', 'Brick', '6.6 : 1'],
]);

export const palettelab: Shots = [
  shot(
    'slate',
    { canvas: 'paper' },
    browser(
      'center',
      'palettelab.design/harbour',
      topbar(
        'Palettelab',
        'drop',
        ['Generate', 'Library', 'Contrast'],
        spread(
          col(h1('Harbour in October'), p('From five words: rope, kelp, straw, brick, fog')),
          row(btn('Shuffle', 'plain'), btn('Export')),
        ) +
          palette +
          cols(
            '1fr 1fr 1fr',
            card(
              'Body text',
              '<div style="background:#f2d9a0;color:#1f2f3a;border-radius:9px;padding:12px">Boats come in at six.</div><br>' +
                chip('AAA', 'g'),
            ),
            card(
              'Button',
              '<div style="background:#2f6f73;color:#fff;border-radius:9px;padding:12px;text-align:center"><b>Book a berth</b></div><br>' +
                chip('AA', 'g'),
            ),
            card(
              'Careful',
              '<div style="background:#8fb9a8;color:#fff;border-radius:9px;padding:12px">Too faint to read</div><br>' +
                chip('2.2 : 1', 'r'),
            ),
          ),
      ),
    ),
  ),
  shot(
    'slate',
    { canvas: 'deep' },
    browser(
      'full',
      'palettelab.design/library',
      topbar(
        'Palettelab',
        'drop',
        ['Library', 'Generate', 'Contrast'],
        h1('Saved palettes') +
          cols(
            '1fr 1fr 1fr',
            ...[
              ['Orchard', ['#2f4a2b', '#7d9a4a', '#d9c26a', '#c2593b']],
              ['Letterpress', ['#23242a', '#7a3b3b', '#d0a86a', '#efe7d8']],
              ['Night train', ['#151b33', '#3b4f8a', '#e07a7a', '#f4d9b0']],
              ['Tin roof', ['#3f5a63', '#8fa8ac', '#d9763f', '#f1e8dc']],
              ['Sorbet', ['#d9607a', '#f0a98a', '#f7dfb0', '#8fc0b0']],
              ['Clinic', ['#0f5f6a', '#4fb0b0', '#d4ecea', '#f5b95a']],
            ].map(([name, hexes]) =>
              card(
                String(name),
                `<div style="display:flex;height:104px;border-radius:10px;overflow:hidden">${[...(hexes ?? [])].map((hex) => `<i style="flex:1;background:${hex}"></i>`).join('')}</div>`,
                chip('AA', 'g'),
              ),
            ),
          ),
      ),
      1.22,
    ),
  ),
];
