import type { Shots } from './frames.ts';
import { a11yLens } from './shots/developers/a11y-lens.ts';
import { geofenceApi } from './shots/developers/geofence-api.ts';
import { greenhouseMonitor } from './shots/developers/greenhouse-monitor.ts';
import { hookrelay } from './shots/developers/hookrelay.ts';
import { logtrail } from './shots/developers/logtrail.ts';
import { pocketTerminal } from './shots/developers/pocket-terminal.ts';
import { ratelimitGateway } from './shots/developers/ratelimit-gateway.ts';
import { schemaview } from './shots/developers/schemaview.ts';
import { tabkeeper } from './shots/developers/tabkeeper.ts';
import { tokenSync } from './shots/developers/token-sync.ts';
import { breatheEasy } from './shots/health/breathe-easy.ts';
import { carelink } from './shots/health/carelink.ts';
import { clinicQueue } from './shots/health/clinic-queue.ts';
import { pulseNotes } from './shots/health/pulse-notes.ts';
import { sleepwell } from './shots/health/sleepwell.ts';
import { steady } from './shots/health/steady.ts';
import { docuquery } from './shots/language/docuquery.ts';
import { draftwise } from './shots/language/draftwise.ts';
import { promptsmith } from './shots/language/promptsmith.ts';
import { shipLog } from './shots/language/ship-log.ts';
import { visionlab } from './shots/language/visionlab.ts';
import { voicebox } from './shots/language/voicebox.ts';
import { campusCompass } from './shots/learning/campus-compass.ts';
import { lumenClass } from './shots/learning/lumen-class.ts';
import { mathmaps } from './shots/learning/mathmaps.ts';
import { storyloom } from './shots/learning/storyloom.ts';
import { tutorloop } from './shots/learning/tutorloop.ts';
import { wordpath } from './shots/learning/wordpath.ts';
import { coinjar } from './shots/money/coinjar.ts';
import { currencyFeed } from './shots/money/currency-feed.ts';
import { invoicewell } from './shots/money/invoicewell.ts';
import { ledgerline } from './shots/money/ledgerline.ts';
import { paygrid } from './shots/money/paygrid.ts';
import { taxlight } from './shots/money/taxlight.ts';
import { bookswap } from './shots/neighbors/bookswap.ts';
import { moodreel } from './shots/neighbors/moodreel.ts';
import { neighborly } from './shots/neighbors/neighborly.ts';
import { plotline } from './shots/neighbors/plotline.ts';
import { runcircle } from './shots/neighbors/runcircle.ts';
import { checkoutKit } from './shots/shops/checkout-kit.ts';
import { crateful } from './shots/shops/crateful.ts';
import { curbside } from './shots/shops/curbside.ts';
import { harborPantry } from './shots/shops/harbor-pantry.ts';
import { stockroom } from './shots/shops/stockroom.ts';
import { threadAndLoom } from './shots/shops/thread-and-loom.ts';
import { framecast } from './shots/stage/framecast.ts';
import { gigstage } from './shots/stage/gigstage.ts';
import { palettelab } from './shots/stage/palettelab.ts';
import { pixelOrchard } from './shots/stage/pixel-orchard.ts';
import { recast } from './shots/stage/recast.ts';
import { setlist } from './shots/stage/setlist.ts';
import { sketchroom } from './shots/stage/sketchroom.ts';
import { tidepool } from './shots/stage/tidepool.ts';
import { crewcall } from './shots/work/crewcall.ts';
import { deskmate } from './shots/work/deskmate.ts';
import { formflow } from './shots/work/formflow.ts';
import { leasely } from './shots/work/leasely.ts';
import { quorum } from './shots/work/quorum.ts';
import { shiftboard } from './shots/work/shiftboard.ts';
import { ticketdesk } from './shots/work/ticketdesk.ts';

/** Every project's images by slug: the cover, then the gallery. */
export const shots: Record<string, Shots> = {
  'a11y-lens': a11yLens,
  'geofence-api': geofenceApi,
  'greenhouse-monitor': greenhouseMonitor,
  hookrelay,
  logtrail,
  'pocket-terminal': pocketTerminal,
  'ratelimit-gateway': ratelimitGateway,
  schemaview,
  tabkeeper,
  'token-sync': tokenSync,
  'breathe-easy': breatheEasy,
  carelink,
  'clinic-queue': clinicQueue,
  'pulse-notes': pulseNotes,
  sleepwell,
  steady,
  docuquery,
  draftwise,
  promptsmith,
  'ship-log': shipLog,
  visionlab,
  voicebox,
  'campus-compass': campusCompass,
  'lumen-class': lumenClass,
  mathmaps,
  storyloom,
  tutorloop,
  wordpath,
  coinjar,
  'currency-feed': currencyFeed,
  invoicewell,
  ledgerline,
  paygrid,
  taxlight,
  bookswap,
  moodreel,
  neighborly,
  plotline,
  runcircle,
  'checkout-kit': checkoutKit,
  crateful,
  curbside,
  'harbor-pantry': harborPantry,
  stockroom,
  'thread-and-loom': threadAndLoom,
  framecast,
  gigstage,
  palettelab,
  'pixel-orchard': pixelOrchard,
  recast,
  setlist,
  sketchroom,
  tidepool,
  crewcall,
  deskmate,
  formflow,
  leasely,
  quorum,
  shiftboard,
  ticketdesk,
};
