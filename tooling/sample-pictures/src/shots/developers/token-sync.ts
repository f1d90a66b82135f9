import { diff } from '../../blocks/code.ts';
import { brand, pane } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, chip, cols, row, spread } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';
import { icon } from '../../marks.ts';

export const tokenSync: Shots = [
  shot(
    'lilac',
    {},
    browser(
      'low',
      'Token Sync · design file “Harbour UI”',
      cols(
        '1fr 1.2fr',
        pane(
          spread(brand('Token Sync', 'drop'), chip('4 changed', 'y')) +
            list([
              {
                icon: 'drop',
                title: 'color.accent',
                text: '#4f46c8 → #3b4bdc',
                end: 'y:Changed',
                isOn: true,
              },
              { icon: 'drop', title: 'color.surface', text: '#fbfbfa', end: 'n:Same' },
              { icon: 'grid', tone: 'b', title: 'space.6', text: '24 → 28', end: 'y:Changed' },
              {
                icon: 'pen',
                tone: 'c',
                title: 'font.heading',
                text: '600 → 640',
                end: 'y:Changed',
              },
              { icon: 'box', tone: 'c', title: 'radius.card', text: '16', end: 'g:New' },
            ]) +
            btn('Open pull request', 'wide'),
          'edge',
        ),
        pane(
          diff('tokens/harbour.json', [
            '  "color": {',
            '-   "accent": "#4f46c8",',
            '+   "accent": "#3b4bdc",',
            '    "surface": "#fbfbfa"',
            '  },',
            '  "space": {',
            '-   "6": "24px"',
            '+   "6": "28px"',
            '  },',
            '+ "radius": { "card": "16px" }',
          ]) +
            row(
              '<i style="width:84px;height:64px;border-radius:12px;background:#4f46c8"></i>',
              icon('arrow', 24),
              '<i style="width:84px;height:64px;border-radius:12px;background:#3b4bdc"></i>',
              chip('7.1 : 1 on white', 'g'),
            ),
          'tint',
        ),
      ),
      1.2,
    ),
  ),
];
