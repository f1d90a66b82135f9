import { respondToSchedule } from '../_shared/respond-to-schedule.ts';
import { connectWithSecretKey, read, serve } from '../_shared/runtime.ts';
import { removeImages } from './remove-images.ts';

const client = connectWithSecretKey();
const run = async () => ({ removed: await removeImages(client) });

serve((request) => respondToSchedule(request, { secret: read('REMOVE_IMAGES_SECRET'), run }));
