import { floor } from '../../blocks/map.ts';
import { mobile } from '../../blocks/shells.ts';
import { list, timeline } from '../../blocks/tables.ts';
import { btn, chip, h2, spread } from '../../blocks/ui.ts';
import { phone, shot, type Shots } from '../../frames.ts';

const campusTabs = [
  ['calendar', 'Today'],
  ['map', 'Rooms'],
  ['user', 'Me'],
] as const;

export const campusCompass: Shots = [
  shot(
    'cobalt',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'Tuesday',
        timeline([
          ['8:15', 'Linear algebra', 'H 2, Prof. Amari', true],
          ['10:15', 'Databases', 'Room 214, Dr Weiss', false],
          ['12:00', 'Lunch with Ola', 'North canteen', false],
          ['14:15', 'Statistics lab', 'Moved to C 118', false],
        ]) +
          '<div class="solid"><small>In 25 minutes</small><h2>Databases, room 214</h2><p>6 minutes from here</p></div>' +
          list([{ icon: 'book', title: 'Three books due', text: 'Library, Friday' }]),
        campusTabs,
      ),
    ),
    phone(
      'second',
      mobile(
        'Building B, floor 2',
        floor([
          [10, 10, 90, 70, '210'],
          [106, 10, 90, 70, '212'],
          [202, 10, 128, 70, '214', true],
          [10, 176, 90, 74, '211'],
          [106, 176, 110, 74, '213'],
          [222, 176, 108, 74, 'Stairs'],
        ]) +
          spread(h2('214'), chip('Free until 10:15', 'g')) +
          list([
            { icon: 'users', title: '48 seats', text: 'Projector, sockets at every desk' },
            { icon: 'pin', tone: 'b', title: 'Up the stairs, second door', text: '6 minutes' },
            { icon: 'clock', tone: 'c', title: 'Next free', text: '12:00 to 14:00' },
          ]) +
          btn('Show the way', 'wide'),
        campusTabs,
        1,
      ),
    ),
  ),
];
