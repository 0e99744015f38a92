/*
 * The typefaces of briefs, and Inter for case studies; the other faces of case studies are in their own style sheet. These are rules only (2.5 kB gzip): the browser fetches a file
 * when a text on the page needs its script. Licences are in `fonts/`.
 */
import '@fontsource/archivo/400.css';
import '@fontsource/archivo/700.css';
import '@fontsource/archivo/800.css';
import '@fontsource/baloo-2/700.css';
import '@fontsource/bitter/400.css';
import '@fontsource/bitter/700.css';
import '@fontsource/bricolage-grotesque/800.css';
import '@fontsource/chakra-petch/400.css';
import '@fontsource/chakra-petch/600.css';
import '@fontsource/cormorant-garamond/600.css';
import '@fontsource/figtree/400.css';
import '@fontsource/figtree/700.css';
import '@fontsource/fraunces/600.css';
import '@fontsource/ibm-plex-sans/400.css';
import '@fontsource/ibm-plex-sans/600.css';
import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import '@fontsource/inter/800.css';
import '@fontsource/noto-sans/400.css';
import '@fontsource/noto-sans/600.css';
import '@fontsource/noto-serif/600.css';
import '@fontsource/nunito/400.css';
import '@fontsource/nunito/800.css';
import '@fontsource/oswald/600.css';
import '@fontsource/space-grotesk/600.css';
import '@fontsource/vazirmatn/400.css';
import '@fontsource/vazirmatn/700.css';
