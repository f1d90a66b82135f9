import type { Story } from './story.ts';

export const healthStories = {
  'pulse-notes': {
    description: `# Visit notes that write the boring half
Pulse Notes helps nurses document a visit while it happens. Vital signs become charts, phrases become sentences, and the note is **ready to sign at the door**.

## What it does
- Charts with the patient's own normal range behind the line
- Phrases that each nurse can make their own
- A full history of who read and who changed what

*Tested for six months with two home care teams before its release.*`,
    challenges:
      'Homes without reception, gloves on, and notes that must never be lost or shown to the wrong person.',
    solutions:
      'Notes are encrypted on the device, synchronized in small steps and bound to the visit. Row rules in the database repeat what the screen promises.',
  },
  steady: {
    description: `# The right pill at the right time
Steady shows the day as one line with a few dots. Tap when taken, snooze when out, and let a **trusted person** know only if something is missed.

## What it does
- Schedules with food, without food, every other day
- Refill reminders before the weekend, not on it
- A report for the doctor that fits on one page

*Large type, high contrast and no advertising, ever.*`,
    challenges: 'Time zones and clock changes turned "every twelve hours" into a safety question.',
    solutions:
      'Doses are planned in the home time zone with a minimum distance in hours. After a flight the app proposes a transition and asks for consent.',
  },
  'clinic-queue': {
    description: `# Waiting rooms without the shouting
Clinic Queue checks patients in with a code on the door, shows numbers instead of names and tells everyone **how long it will really take**.

## What it does
- Several doctors, several rooms, one display
- Urgent cases move up without explanation on the screen
- A message when it is time to come back from the café

*Average time in the waiting room fell by eleven minutes in the first clinic.*`,
  },
  'breathe-easy': {
    description: `# An asthma diary that looks ahead
Breathe Easy puts symptoms beside air quality, pollen and weather and finds **what really triggers you**. Two taps a day are enough.

## What it does
- A map of the air on your usual ways
- Peak flow entry with a photo of the meter
- Trends that say how certain they are

*Developed with a respiratory clinic in Queens.*`,
  },
  carelink: {
    description: `# One care plan for everyone who helps
Carelink connects families, nurses and volunteers around one person. Everyone sees **what concerns them**, today's tasks first, and nothing falls between two visits.

## What it does
- Tasks with who, when and what to watch for
- A shared logbook with private notes for professionals
- Hand-over summaries at the end of each shift

*Used by 31 families and two care services.*`,
    challenges:
      'A neighbor who waters plants must not read medical notes, but needs the door code.',
    solutions:
      'Permissions belong to topics rather than to pages, and the family sees them as a simple table of people and topics.',
  },
  sleepwell: {
    description: `# A quieter evening, a better night
Sleepwell is a journal with a plan. It suggests an evening in **four small steps**, dims itself and never buzzes after nine.

## What it does
- A sleep diary that takes ten seconds in the morning
- Routines for shift workers and new parents
- Weekly reflections instead of daily scores

*No microphone, no tracking, no account needed.*`,
  },
} as const satisfies Record<string, Story>;
