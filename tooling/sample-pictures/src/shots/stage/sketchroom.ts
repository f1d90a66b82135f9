import { drawing } from '../../blocks/play.ts';
import { flush, over, rail } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { h2 } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const sketchroom: Shots = [
  shot(
    'sand',
    {},
    browser(
      'center',
      'sketchroom.art/still-life',
      rail(
        ['pen', 'drop', 'scan', 'grid', 'chat'],
        flush(
          `<div style="flex:1;min-height:0">${drawing('Sofia', 'Emre')}</div>` +
            over(
              'right:20px;top:20px;width:210px',
              h2('Still life, 3') +
                '<br>' +
                list([
                  { icon: 'eye', title: 'Ink lines', end: '80%' },
                  { icon: 'eye', tone: 'b', title: 'Fruit', end: '100%', isOn: true },
                  { icon: 'eye', tone: 'c', title: 'Table', end: '100%' },
                ]),
            ) +
            over(
              'left:20px;bottom:64px;display:flex;gap:10px',
              ['#d65a3f', '#e8b13f', '#3f6f7f', '#5f8a4e', '#8a4b2c', '#f6efe3']
                .map(
                  (hex) =>
                    `<i style="width:30px;height:30px;border-radius:50%;background:${hex};box-shadow:inset 0 0 0 1px #0002"></i>`,
                )
                .join(''),
            ),
        ),
      ),
    ),
  ),
];
