export const STATUS_LABELS = {
  completed: 'Completed',
  pending: 'Pending',
  credited: 'Credit note',
} as const;
