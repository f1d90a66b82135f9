/** By three clients; the first two are about the sample projects 1 and 2. */
export const sampleReviews = [
  {
    id: '1',
    initial: 'M',
    rating: 5,
    comment: 'Delivered two days early, and the numbers finally match our books. We use it daily.',
    created_at: '2025-06-02T09:00:00.000Z',
    reply: null,
    hire: null,
    project: { id: '1', title: 'PulseBoard Analytics' },
  },
  {
    id: '2',
    initial: 'R',
    rating: 5,
    comment: 'Asked the right questions before writing a line. Sales went up in the first week.',
    created_at: '2025-04-21T09:00:00.000Z',
    reply: null,
    hire: null,
    project: { id: '2', title: 'Corner Market' },
  },
  {
    id: '3',
    initial: 'S',
    rating: 4,
    comment: 'Good work and clear messages. One round of changes more than planned, all worth it.',
    created_at: '2025-03-09T09:00:00.000Z',
    reply: null,
    hire: null,
    project: null,
  },
];
