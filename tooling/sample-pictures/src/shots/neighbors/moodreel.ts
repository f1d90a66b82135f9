import { hills } from '../../art/views.ts';
import { month, mood } from '../../blocks/calendar.ts';
import { mobile, over } from '../../blocks/shells.ts';
import { card, chip, h2, p, spread } from '../../blocks/ui.ts';
import { phone, shot, type Shots } from '../../frames.ts';
import { at } from '../../random.ts';

const reelTabs = [
  ['play', 'Reel'],
  ['calendar', 'Moods'],
  ['user', 'You'],
] as const;

const moods = ['c', 'a', 'a', 'b', 'c', 'a', 'b'];

export const moodreel: Shots = [
  shot(
    'blush',
    {},
    phone(
      'first',
      mobile(
        'May',
        month(
          3,
          31,
          (day) =>
            day < 20
              ? mood(
                  [0.6, 1, 0.9, -0.6, 0.5, 1, 0][day % 7] ?? 0,
                  at(moods, day * 3 + (day % 4)),
                  25,
                )
              : '<i style="width:25px;height:25px;border-radius:50%;background:var(--sub)"></i>',
          19,
        ) +
          card(
            '',
            spread('<b>14 bright days</b>', chip('+3', 'g')) + p('Most of them began outside.'),
          ),
        reelTabs,
        1,
      ),
    ),
    phone(
      'second',
      mobile(
        '',
        `<div class="bleed" style="height:560px;margin-top:-4px;position:relative">${hills('#f6d9c8', '#f0a35c', '#7a3b5c', '#c2708a')}${over('left:18px;right:18px;bottom:18px', spread(h2('Sunday, 7:10'), mood(1, 'b', 34)) + p('Cold hands, warm roll, no phone until nine.'))}</div>` +
          spread(
            ...[0, 1, 2, 3, 4].map(
              (index) =>
                `<i style="width:58px;height:58px;border-radius:13px;overflow:hidden">${hills(at(['#dbe6f0', '#f6d9c8', '#e8e0f4', '#dff0e4', '#fbe6c8'], index), '#f0a35c', at(['#4d78c9', '#7a3b5c', '#5a4a8a', '#3f7d5a', '#b2643a'], index), '#b9a0b0')}</i>`,
            ),
          ),
        reelTabs,
      ),
    ),
  ),
];
