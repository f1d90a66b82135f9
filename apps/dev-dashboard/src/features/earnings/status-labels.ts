export const STATUS_LABELS = {
  completed: 'Completed',
  pending: 'Pending',
  credited: 'Credited',
} as const;
