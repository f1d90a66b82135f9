import { findRequests } from '@showcase/hiring/requests';

export const findOwnRequests = findRequests('creator');
