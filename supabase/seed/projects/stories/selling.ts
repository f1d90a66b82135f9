import type { Story } from './story.ts';

export const sellingStories = {
  'harbor-pantry': {
    tagline: 'A weekly basket from farms next door',
    description: `# A weekly basket from farms next door
Harbor Pantry sells what eleven farms around the bay harvest this week. Customers choose a basket size, swap what they do not like until **Wednesday evening**, and collect on Friday.

## What it does
- Baskets that fill themselves from the farms' own stock lists
- Swaps with a running total, so nobody is surprised at pick-up
- A packing list per farm, printed at five in the morning

*Built with Next.js and Supabase, launched with three farms and now feeding 420 households.*`,
    challenges:
      'Stock changes until the night before delivery, and two customers must never be promised the same last crate of plums.',
    solutions:
      'Every basket line reserves stock in one database transaction. The second customer is offered the closest item from the same farm instead of an error.',
  },
  'thread-and-loom': {
    tagline: 'Handwoven textiles, sold by the people who weave them',
    description: `# Handwoven textiles, sold by the people who weave them
Thread & Loom is the shop of a cooperative of fourteen weavers. Each piece exists **once**, so the catalog is a living wall of what is on the loom, finished or already sold.

## Highlights
- Large pictures with a fabric close-up on every page
- Reservations that end automatically after 48 hours
- A page for each weaver with the pieces in progress

*Orders rose by half in the first season without a single advertisement.*`,
  },
  stockroom: {
    description: `# Count a warehouse with the phone in your pocket
Stockroom turns any phone into a scanner. Workers scan shelves in any order, the app notices **gaps and doubles**, and the stock list is right at the end of the shift.

## What it does
- Works for hours without a connection and merges afterwards
- Reads damaged labels by shape and checksum
- Shows differences against the last count, largest first

*Used in six regional warehouses with about 80,000 articles.*`,
    challenges:
      'Concrete walls and no reception: two people may count the same shelf while neither phone is online.',
    solutions:
      'Each scan is an event with its own key. The server merges events instead of totals and asks a person only when two counts truly disagree.',
  },
  crateful: {
    description: `# Subscription boxes without the spreadsheet
Crateful runs the month of a box company: plan the theme, forecast how many to pack, charge everyone on the same day and print **labels in the order of the shelf**.

## For customers
- Skip, pause or send a box to a friend
- See what comes next before it is charged
- Change the address until the evening before packing

## For the team
- Forecasts by plan and country
- Failed payments retried politely, three times at most`,
  },
  curbside: {
    description: `# Order ahead, pick up at the curb
Curbside is made for restaurants without a delivery fleet. Guests order on their phone, the kitchen screen sorts by **when the food must leave the pass**, and a tap on arrival calls the right table number.

## What it does
- Menus with sizes, extras and what is sold out today
- A kitchen screen that works with greasy fingers
- Pick-up times that follow how busy the kitchen is

*Nineteen restaurants in Los Angeles use it at lunch.*`,
  },
  'checkout-kit': {
    description: `# A checkout for the shop you already have
Checkout Kit is one script and one element. It brings address entry, delivery choice and payment to any page and keeps the **look of the shop** around it.

## Why teams choose it
- 14 kB, no dependencies on the page around it
- Complete keyboard and screen reader support
- Errors that say what to change, in nine languages

*Three independent shops saw between six and eleven percent more finished orders.*`,
    challenges: 'Styles of the host page leaked into the form and broke it in unexpected places.',
    solutions:
      'The form lives in a shadow root and takes its colors and radii from six documented custom properties.',
  },
} as const satisfies Record<string, Story>;
