import type { Story } from './story.ts';

export const moneyStories = {
  ledgerline: {
    tagline: 'Bookkeeping that explains itself',
    description: `# Bookkeeping that explains itself
Ledgerline reads the bank feed of a freelancer, proposes a category for every line and says **why** it thinks so. Twenty minutes a month are enough for clean books.

## What it does
- Learns from corrections, one rule at a time and in plain words
- Splits mixed purchases between home and work
- Shows the tax to set aside after each invoice

*1,900 freelancers close their month with it.*`,
    challenges:
      'Suggestions have to be trusted. A wrong category that looks certain does more harm than none.',
    solutions:
      'Every suggestion carries its reason and a confidence in words. Below a threshold the line stays open and asks.',
  },
  invoicewell: {
    description: `# Invoices that get paid
Invoicewell writes, sends and follows up. The editor shows the invoice **exactly as the client will see it**, and reminders stop the moment the money arrives.

## What it does
- Numbering without gaps, in every country's format
- Deposits, part payments and late fees that add up
- A quiet page for the client: look, download, pay

*Average time to payment fell from 31 to 17 days for its first hundred customers.*`,
  },
  paygrid: {
    description: `# Payouts for platforms, reconciled to the cent
Paygrid is an API that pays many people at once and proves it afterwards. A payout run is **all or nothing to prepare**, and each transfer is tracked until the bank confirms it.

## What it does
- Idempotent requests: the same key never pays twice
- A reconciliation report that links each cent to its cause
- Sandbox banks that fail in eleven realistic ways

*Settles about 60,000 transfers a month.*`,
    challenges: 'Banks answer late, twice, or with a different amount than was sent.',
    solutions:
      'Incoming statements are events matched against expectations. What does not match within a day goes to a person with all evidence on one page.',
  },
  coinjar: {
    description: `# Saving is easier when you see it
Coinjar lets a family save together. Everybody has a jar, every jar has a goal, and the **week's progress** is one picture on the fridge tablet.

## What it does
- Allowances that arrive automatically on Saturday
- Chores with a small reward, confirmed by a parent
- Charts that children can read

*No bank connection is needed: it keeps the score, the money stays where it is.*`,
  },
  taxlight: {
    description: `# What will I owe this quarter?
Taxlight answers the one question that keeps freelancers awake. Enter income and costs, see the **estimate with its range**, and get a reminder a week before it is due.

## What it does
- Federal and state rules for all fifty states
- A plain explanation under every number
- Scenarios: what if I buy the laptop this year?

*It stores nothing without an account and exports everything with one.*`,
    challenges: 'Tax rules change in the middle of the year and differ in tiny details per state.',
    solutions:
      'Rules are data with dates and sources. Each has worked examples that run as tests before a change is released.',
  },
  'currency-feed': {
    description: `# Exchange rates you can cite
Currency Feed publishes rates for 160 currencies with **where each number comes from** and when it was taken. History goes back to 1999.

## What it does
- One call for today, one for any day, one for a range
- Charts as images for reports and emails
- Weekends and holidays handled as the central banks do

*Answers in 40 ms at the median from three regions.*`,
  },
} as const satisfies Record<string, Story>;
