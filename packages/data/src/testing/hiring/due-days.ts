/** What a due date means at the time of a delivery: for the screen, and for the share of jobs on time. They agree. */
export const dueDays = [
  ['2026-11-26', '2026-11-27T01:30:00Z', 'America/Los_Angeles', 'Due today'],
  ['2026-11-26', '2026-11-27T07:59:59Z', 'America/Los_Angeles', 'Due today'],
  ['2026-11-26', '2026-11-27T08:00:00Z', 'America/Los_Angeles', '1 day late'],
  ['2026-11-26', '2026-11-25T10:00:00Z', 'Pacific/Kiritimati', 'Due today'],
  ['2026-11-26', '2026-11-26T10:00:00Z', 'Pacific/Kiritimati', '1 day late'],
  ['2026-11-26', '2026-11-26T18:29:59Z', 'Asia/Kolkata', 'Due today'],
  ['2026-11-26', '2026-11-26T18:30:00Z', 'Asia/Kolkata', '1 day late'],
  ['2026-10-25', '2026-10-25T22:59:59Z', 'Europe/Berlin', 'Due today'],
  ['2026-11-27', '2026-11-26T23:59:59Z', 'UTC', 'Due tomorrow'],
  ['2026-12-31', '2027-01-01T07:00:00Z', 'America/Los_Angeles', 'Due today'],
].map(([dueOn = '', deliveredAt = '', zone = '', text = '']) => {
  return { dueOn, deliveredAt, zone, text, isOnTime: !text.endsWith('late') };
});
