// The three faces, self-hosted from packages, and what stands in for them.
import './faces.css';
import './fallbackFaces.css';
