export const STATUS_LABELS = { completed: 'Completed', pending: 'Pending' } as const;
