import { findRequests } from '@showcase/kit/hire-requests';

export const findOwnRequests = findRequests('client');
