import '@base-ui/react/dialog';
import 'zustand';
