export const CASES = '/dashboard/admin/cases';
