import { zodResolver } from '@hookform/resolvers/zod';
import { profileSchema } from '@showcase/data/schemas';

export const profileResolver = zodResolver(profileSchema);
