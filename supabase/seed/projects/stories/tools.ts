import type { Story } from './story.ts';

export const toolStories = {
  'token-sync': {
    description: `# Design tokens without copy and paste
Token Sync reads styles from the design file and writes them as tokens. A **diff view** shows what would change before anything does.

## What it does
- Colors, type, space and shadows with their names
- Pull requests with pictures before and after
- Rules for names that the team agrees on once

*Eleven teams let it run every night.*`,
  },
  hookrelay: {
    description: `# See what a webhook really sent
Hookrelay receives webhooks, keeps them for a week and **replays them** to your machine as often as you like.

## What it does
- Headers, body and signature check at a glance
- Replays with changed fields, to test the bad cases
- Retries with back-off when your server is down

*Delivers about two million events a month.*`,
    challenges: 'Signed payloads must be forwarded byte for byte, or the signature breaks.',
    solutions:
      'Bodies are stored as bytes and never parsed on the way. The viewer works on a copy.',
  },
  schemaview: {
    description: `# Your database as a map
Schemaview draws tables and relations and keeps the drawing **readable when there are three hundred** of them.

## What it does
- Groups found from names and keys, moved by hand
- Paths between two tables with the joins written out
- Differences between two versions of a schema

*Reads the catalog only, never the rows.*`,
  },
  'geofence-api': {
    description: `# Does it deliver to my street?
Geofence API answers that question in **six milliseconds**. Draw zones on a map or upload them, and ask with an address or a point.

## What it does
- Zones with opening hours, fees and minimum orders
- Overlaps resolved by rules you can read
- Changes take effect in under a minute, with a history

*Pizza, parcels and plumbers use it.*`,
    challenges: 'Zones with thousands of corners made lookups slow in dense cities.',
    solutions:
      'Zones are cut into cells of different sizes. Most questions end at a cell that is entirely inside or outside.',
  },
  tabkeeper: {
    description: `# Close the tabs, keep the thought
Tabkeeper saves a group of tabs with **the reason why** and brings it back where you were, scroll position included.

## What it does
- Groups by task instead of by time
- Search over titles and your own notes
- Everything in a file that you can back up

*Works in four browsers and asks for two permissions only.*`,
  },
  'ratelimit-gateway': {
    description: `# Fair shares for every client
Ratelimit Gateway sits in front of an API and gives every client **its fair share**. The dashboard shows who uses what, and who is about to reach a limit.

## What it does
- Limits per second, day and month at once
- Friendly answers that say when to try again
- Quotas that can be raised for an afternoon

*Adds less than a millisecond to a request.*`,
    challenges: 'Several gateways have to agree on a count without asking each other every time.',
    solutions:
      'Each gateway borrows a small budget from a shared counter and returns what it did not use.',
  },
  'pocket-terminal': {
    description: `# A server console for the sofa
Pocket Terminal is a console made for thumbs. The keys you need are **where your thumb is**, and a lost connection continues where it broke off.

## What it does
- Snippets with blanks to fill in
- Sessions that survive tunnels and sleep
- Keys stored in the secure chip of the phone

*For phones, tablets and the occasional emergency.*`,
  },
  deskmate: {
    description: `# The day, in the menu bar
Deskmate shows the next thing and **how long until it**. Start a focus block, and the noise stops until you are done.

## What it does
- Plans from your calendar and a short list
- Focus blocks with a soft beginning and end
- A look back on Friday, two minutes long

*Eight megabytes, no account, no telemetry.*`,
  },
  'a11y-lens': {
    description: `# See what others cannot see
A11y Lens lays an inspection over any page: contrast, headings, focus order, names. It shows **where and why**, and what to change.

## What it does
- Findings on the element itself, with the rule in plain words
- A simulated tour with keyboard only
- Reports that designers understand

*Recommended in the handbooks of four public agencies.*`,
    challenges: 'Automatic checks find a third of the problems and sound as if they found all.',
    solutions:
      'Every report has two parts: what was measured, and a guided list of what a person has to try.',
  },
} as const satisfies Record<string, Story>;
