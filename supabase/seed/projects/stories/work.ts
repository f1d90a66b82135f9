import type { Story } from './story.ts';

export const workStories = {
  shiftboard: {
    tagline: "The week's shifts, settled by Thursday",
    description: `# The week's shifts, settled by Thursday
Shiftboard replaces the paper plan in cafés and small shops. Staff mark when they can work, the planner drags shifts into place, and **conflicts show before they hurt**.

## What it does
- Rest times, maximum hours and youth rules checked while you drag
- Swaps that two people agree on and one person approves
- A calendar feed for every phone

*In use in 63 cafés between London and Leeds.*`,
    challenges:
      'Two managers edit the same week at the same time, often on a tablet with poor reception.',
    solutions:
      'Shifts are single records with versions. Edits merge when they touch different shifts, and a clash shows both versions side by side.',
  },
  quorum: {
    description: `# Board meetings with a memory
Quorum prepares agendas, collects votes and writes minutes that hold. Who was invited, who was present and **what was decided** can be shown years later.

## What it does
- Agendas built from templates of the by-laws
- Votes by show of hands, by letter or in secret
- Minutes with versions, comments and signatures

*Forty-two cooperatives and clubs hold their meetings with it.*`,
    challenges: 'A secret vote has to be countable and must never be traceable.',
    solutions:
      'Voting rights and ballots are stored apart. The link between them is thrown away in the same transaction that stores the ballot.',
  },
  leasely: {
    description: `# Rental homes under control
Leasely keeps leases, deposits, repairs and rent of small landlords in one place. A tenant reports a dripping tap with a photo and can **follow the repair** like a parcel.

## What it does
- Lease documents filled from the data that is already there
- Rent increases proposed within the legal limits
- Repairs with quotes, dates and costs per home

*Built for portfolios of five to two hundred homes.*`,
  },
  ticketdesk: {
    description: `# A support inbox for teams that talk
Ticketdesk is a shared inbox with a gentle order. Emails become conversations, conversations have **one owner at a time**, and internal notes stay internal.

## What it does
- Views that the whole team shares
- Saved answers with names and dates filled in
- A warning when someone else is typing a reply

*Helpline volunteers learn it within an hour.*`,
  },
  crewcall: {
    description: `# The right crew at the right site
Crewcall plans field work on a map. Dispatchers see vans, jobs and **driving times** together, and crews see only their day, in large letters.

## What it does
- Skills and certificates checked before a job is assigned
- Routes recalculated when a job runs long
- Photos and signatures from the site, also without reception

*Three utilities in Texas plan about 900 jobs a week.*`,
  },
  formflow: {
    description: `# Long forms, finished
Formflow builds forms of many steps for public agencies. Editors see the form as a **map of questions**, applicants see one clear question at a time.

## What it does
- Conditions drawn as lines and explained in words
- Save now, continue on another device
- A preview that follows every possible path and finds dead ends

*Drop-outs in a housing application fell from 38 to 21 percent.*`,
    challenges: 'Conditions that refer to each other made some questions unreachable.',
    solutions:
      'The editor walks all paths after each change and marks questions that no answer leads to.',
  },
  'greenhouse-monitor': {
    description: `# Know your greenhouse before the plants do
Greenhouse Monitor gathers temperature, humidity and light from cheap sensors and turns them into **three lines you can read** from across the room.

## What it does
- Alerts by message when frost is two hours away
- Comparison with the same week of last year
- Sensors that report their own battery and accuracy

*Runs on a small computer in the shed and keeps working when the internet does not.*`,
  },
} as const satisfies Record<string, Story>;
