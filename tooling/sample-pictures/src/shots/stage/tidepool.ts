import { hills, night, sea } from '../../art/views.ts';
import { player, products, wave } from '../../blocks/media.ts';
import { mobile, topbar } from '../../blocks/shells.ts';
import { bar, card, chip, col, cols, h1, p, small, spread } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

export const tidepool: Shots = [
  shot(
    'ocean',
    { canvas: 'night', app: 'dark' },
    browser(
      'center',
      'tidepool.fm',
      topbar(
        'Tidepool',
        'drop',
        ['Listen', 'Pools', 'Saved'],
        cols(
          '300px 1fr',
          `<div class="picture" style="height:300px">${sea('#16384a', '#0e6a8a', '#f0d9b8')}</div>`,
          col(
            chip('Generated just now', 'b'),
            h1('Kelp forest, slack water'),
            p('Never the same twice. Six layers, tuned to the hour.'),
            wave('tidepool', 74, 0.46, 110),
            player('18:24', '41:36', 31),
          ),
        ) +
          cols(
            '1fr 1fr 1fr 1fr',
            ...[
              ['Swell', 70],
              ['Bells', 34],
              ['Rain', 48],
              ['Low hum', 82],
            ].map(([name, share]) =>
              card(
                '',
                spread(`<b>${name}</b>`, small(`${share}%`)) + '<br>' + bar(Number(share), 'c'),
              ),
            ),
          ),
        '',
      ),
      1.2,
    ),
  ),
  shot(
    'ocean',
    { canvas: 'deep', app: 'dark' },
    phone(
      'middle',
      mobile(
        '',
        `<div class="picture" style="height:300px">${night('#12304a', '#f2e2b0', '#0a1c2a')}</div>` +
          h1('Harbour at two') +
          p('Bells, ropes, a far engine') +
          wave('harbour', 40, 0.62, 80) +
          player('26:10', '15:50', 62) +
          spread(chip('Sleep timer 20 min', 'a'), chip('Offline', 'g')),
      ),
    ),
  ),
  shot(
    'ocean',
    { canvas: 'soft' },
    browser(
      'full',
      'tidepool.fm/pools',
      topbar(
        'Tidepool',
        'drop',
        ['Pools', 'Listen', 'Saved'],
        h1('Pools for the hour') +
          products(3, [
            [sea('#f4e2cf', '#5d9bb0', '#c2593b'), 'Morning ferry', 'Bright, slow', '42 min'],
            [night('#1c2b4a', '#f0d488', '#0f1c2f'), 'After the storm', 'Deep, wide', '60 min'],
            [
              hills('#d8e8ea', '#f5c76a', '#3f7d6a', '#7fb0a0'),
              'Salt meadow',
              'Insects, wind',
              '38 min',
            ],
            [sea('#2a3350', '#3b4f7a', '#e8e2d4'), 'Night watch', 'Low, even', '90 min'],
            [
              hills('#f3ddcf', '#e0764f', '#8a5a6a', '#c08a90'),
              'Red cliffs',
              'Warm, dry',
              '35 min',
            ],
            [night('#203a36', '#e8f0c8', '#10221f'), 'Tide cave', 'Drops, echo', '50 min'],
          ]),
      ),
      1.22,
    ),
  ),
];
