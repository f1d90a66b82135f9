import '../fonts/font-book.ts';
