import 'happy-dom';
import '../features/browse/browse.ts';
import 'react-router-dom';
import '@supabase/supabase-js';
