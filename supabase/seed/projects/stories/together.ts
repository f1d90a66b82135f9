import type { Story } from './story.ts';

export const togetherStories = {
  neighborly: {
    description: `# The ladder is two doors away
Neighborly is a board for one neighborhood. Lend a drill, offer a seat in the car, **meet at the table on Saturday**. Only people who live there can post.

## What it does
- Letters with a code instead of uploaded documents
- Lending with a return date and a friendly nudge
- Events that end up in everyone's calendar

*Forty streets in London and Leeds take part.*`,
    challenges: 'Boards of this kind turn into complaint boxes if nobody steers them.',
    solutions:
      'Posts start from three forms: offer, ask, invite. Each neighborhood has two hosts who change every quarter.',
  },
  runcircle: {
    description: `# Run together, at your own pace
Runcircle finds a group that runs **near you, at your speed, at your hour**. Weekly challenges reward showing up, not being fast.

## What it does
- Routes with light, shade and water marked
- Groups by pace with a place at the back for beginners
- A gentle animation when the whole circle has finished

*Home addresses are blurred on every shared route.*`,
  },
  bookswap: {
    description: `# Books that keep moving
Bookswap exchanges second-hand books between readers. Give one, take one: **points instead of prices**, postage at cost.

## What it does
- Scan the barcode, describe the state, done
- Wish lists that match while you sleep
- Chains of three when two do not match

*More than 9,000 books have found another shelf.*`,
    challenges: 'Direct swaps are rare, because two people seldom want what the other has.',
    solutions:
      'A nightly job looks for short circles of three and four readers and reserves all books of a circle at once.',
  },
  plotline: {
    description: `# Plan the garden, share the harvest
Plotline draws the beds of a community garden. Drag carrots next to onions, see **who waters when**, and never plant tomatoes in the same soil twice.

## What it does
- Bed layouts with neighbors that get along
- Watering rota with weather taken into account
- A harvest table that shares fairly

*Twenty-six gardens plan their year with it.*`,
  },
  moodreel: {
    description: `# A second a day
Moodreel records one short clip a day and a color for the mood. At the end of the month it plays **thirty seconds of your life**.

## What it does
- Clips stay on the phone unless you share them
- A calendar of colors, printed once a year
- Circles of up to eight friends

*Made for people who never managed to keep a diary.*`,
  },
  sketchroom: {
    description: `# A canvas with company
Sketchroom is a large shared sheet for illustrators. Draw side by side, **watch how others build a line**, and take a copy home.

## What it does
- Pressure and tilt on tablets, mouse for everyone else
- Rooms for themes with a slow time limit
- A replay of every drawing

*Open evenings on Tuesdays bring about two hundred people together.*`,
    challenges: 'Hundreds of brush strokes a second must look the same on every screen.',
    solutions:
      'Strokes are data rather than pixels, drawn with a seeded brush, so that every client paints the identical picture.',
  },
} as const satisfies Record<string, Story>;
